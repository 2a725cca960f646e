//! What time it is, and keys that no two things share.

use js_sys::{Date, Math};

/// Milliseconds since 1970.
pub fn now() -> u64 {
    Date::now() as u64
}

/// The date where the device is, as PDN writes it.
pub fn today() -> String {
    let now = Date::new_0();
    format!(
        "{:04}.{:02}.{:02}",
        now.get_full_year(),
        now.get_month() + 1,
        now.get_date()
    )
}

/// A key that sorts by the time it was made at and that nothing else has.
pub fn new_key() -> String {
    format!("{:015}-{:08x}", now(), chance())
}

/// A number that nobody can foresee.
pub fn chance() -> u32 {
    (Math::random() * f64::from(u32::MAX)) as u32
}

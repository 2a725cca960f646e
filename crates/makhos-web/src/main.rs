//! Starts the app in the page.

fn main() {
    console_error_panic_hook::set_once();
    makhos_web::root::start();
}

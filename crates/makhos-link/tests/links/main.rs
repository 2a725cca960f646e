//! Links as they are written, damaged on their way, and forged.

mod damage;
mod fixed;
mod forged;
mod random;
mod round_trip;

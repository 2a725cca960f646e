//! The build script's own modules, and the catalogues as it reads them.

#[path = "../../build/catalogue.rs"]
mod catalogue;
#[path = "../../build/choices.rs"]
mod choices;
#[path = "../../build/generate.rs"]
mod generate;
#[path = "../../build/merge.rs"]
mod merge;

mod catalogues;
mod checks;

//! The entry point of the app's WebAssembly module.

fn main() {
    makhos_web::start();
}

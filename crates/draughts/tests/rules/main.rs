//! The rules library against everything that says what is right: cases collected elsewhere, a
//! plain slow generator, and what must hold in every position and every game.

mod cases;
mod every_small_position;
mod games;
mod move_input;
mod pdn;
mod positions;
mod random;
mod slow;

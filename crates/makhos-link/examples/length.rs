//! How many characters random games take: `cargo run --release -p makhos-link --example length`.

use draughts::{Game, Variant};
use makhos_link::{LinkedGame, code_in};

const GAMES: usize = 10_000;

fn main() {
    for variant in Variant::ALL {
        let (mut plies, mut characters, mut longest) = (0, 0, 0);
        let mut random = fastrand::Rng::with_seed(3);
        for _ in 0..GAMES {
            let game = random_game(variant, &mut random);
            plies += game.played().len();
            let length = code_length(game);
            characters += length;
            longest = longest.max(length);
        }
        println!(
            "{variant}: {GAMES} random games, {:.1} plies each; {:.1} characters a game, {:.2} a ply; the longest has {longest}",
            plies as f64 / GAMES as f64,
            characters as f64 / GAMES as f64,
            characters as f64 / plies as f64,
        );
    }
}

/// A game in which both sides choose among all paths by chance, to its end.
fn random_game(variant: Variant, random: &mut fastrand::Rng) -> Game {
    let mut game = Game::new(variant);
    while game.outcome().is_none() {
        let paths = game.position().all_paths();
        let path = paths[random.usize(..paths.len())].clone();
        game.play(path).expect("the path is legal");
    }
    game
}

fn code_length(game: Game) -> usize {
    let linked = LinkedGame {
        game,
        black: String::new(),
        white: String::new(),
    };
    let fragment = linked.to_fragment().expect("a random game ends soon");
    code_in(&fragment).expect("it is one of a game").len()
}

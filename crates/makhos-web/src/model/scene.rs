//! The pieces on the screen, each with an identity, so that they can slide from board to board.

use draughts::{Board, Color, Piece, Square};

/// A piece on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sprite {
    /// Tells it from all others as long as it is on the screen.
    pub id: u32,
    /// Where it stands, or stood before it was captured.
    pub square: Square,
    /// What it is.
    pub piece: Piece,
    /// Whether it is captured and fading away.
    pub leaving: bool,
    /// Whether it has just moved and so lies above the others.
    pub moved: bool,
}

/// All pieces on the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    sprites: Vec<Sprite>,
    next_id: u32,
}

impl Scene {
    /// The pieces, in an order that does not change while they are on the screen.
    #[must_use]
    pub fn sprites(&self) -> &[Sprite] {
        &self.sprites
    }

    /// The piece with an identity.
    #[must_use]
    pub fn sprite(&self, id: u32) -> Option<Sprite> {
        self.sprites.iter().copied().find(|sprite| sprite.id == id)
    }

    /// Makes the screen show a board: pieces that stand where they stood stay, others slide to the
    /// nearest free place of their side, what is left over leaves or comes.
    pub fn show(&mut self, board: &Board) {
        self.sprites.retain(|sprite| !sprite.leaving);
        for sprite in &mut self.sprites {
            sprite.moved = false;
        }
        for color in Color::ALL {
            self.show_side(board, color);
        }
    }

    fn show_side(&mut self, board: &Board, color: Color) {
        let mut places: Vec<(Square, Piece)> = board
            .iter()
            .filter(|(_, piece)| piece.color == color)
            .collect();
        let mut moving = Vec::new();
        for (index, sprite) in self.sprites.iter_mut().enumerate() {
            if sprite.piece.color != color {
                continue;
            }
            match places
                .iter()
                .position(|(square, _)| *square == sprite.square)
            {
                Some(place) => sprite.piece = places.swap_remove(place).1,
                None => moving.push(index),
            }
        }
        for index in moving {
            let sprite = &mut self.sprites[index];
            let nearest =
                (0..places.len()).min_by_key(|&place| distance(sprite.square, places[place].0));
            match nearest {
                Some(place) => {
                    (sprite.square, sprite.piece) = places.swap_remove(place);
                    sprite.moved = true;
                }
                None => sprite.leaving = true,
            }
        }
        for (square, piece) in places {
            self.sprites.push(Sprite {
                id: self.next_id,
                square,
                piece,
                leaving: false,
                moved: false,
            });
            self.next_id += 1;
        }
    }

    /// Takes the captured pieces off the screen.
    pub fn sweep(&mut self) {
        self.sprites.retain(|sprite| !sprite.leaving);
    }
}

fn distance(from: Square, to: Square) -> u32 {
    from.row().abs_diff(to.row()) + from.column().abs_diff(to.column())
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts::{Position, Variant};

    fn board(fen: &str) -> Board {
        *Position::from_fen(Variant::Thai, fen).unwrap().board()
    }

    fn sorted(scene: &Scene) -> Vec<(u32, u32, bool)> {
        let mut sprites: Vec<_> = scene
            .sprites()
            .iter()
            .map(|sprite| (sprite.id, sprite.square.number(), sprite.leaving))
            .collect();
        sprites.sort_unstable();
        sprites
    }

    #[test]
    fn a_capturing_piece_keeps_its_identity_and_the_captured_one_leaves() {
        let mut scene = Scene::default();
        scene.show(&board("B:W18:B22,32"));
        let before = sorted(&scene);
        assert_eq!(before, [(0, 22, false), (1, 32, false), (2, 18, false)]);
        scene.show(&board("W:W:B15,32"));
        assert_eq!(
            sorted(&scene),
            [(0, 15, false), (1, 32, false), (2, 18, true)]
        );
        assert!(scene.sprite(0).unwrap().moved);
        scene.sweep();
        assert_eq!(sorted(&scene), [(0, 15, false), (1, 32, false)]);
        scene.show(&board("B:W18:B22,32"));
        assert_eq!(
            sorted(&scene),
            [(0, 22, false), (1, 32, false), (3, 18, false)]
        );
    }

    #[test]
    fn any_board_is_shown_whole() {
        let mut scene = Scene::default();
        let boards = [
            "B:W1-8:B25-32",
            "B:WK3:BK18,9",
            "B:WK1,9,10:B30",
            "B:W1-8:B25-32",
        ];
        for fen in boards {
            scene.show(&board(fen));
            let mut shown = Board::EMPTY;
            for sprite in scene.sprites().iter().filter(|sprite| !sprite.leaving) {
                shown = shown.with(sprite.square, sprite.piece);
            }
            assert_eq!(shown, board(fen));
        }
    }
}

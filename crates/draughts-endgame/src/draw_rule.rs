//! Whether a no-progress rule takes wins away, which tables know nothing of.

use draughts::{DrawRules, Position, Variant};

use crate::{
    FileError, Material, Metric, Part, TableDirectory, Verdict,
    build::{self, Measure, Slab, Slabs, patience},
    load::Loader,
};

/// Works out what positions are worth under a no-progress rule, exactly, and compares it with the tables.
///
/// The count of the rule is at 0 in all of them.
pub struct DrawRuleStudy<'a> {
    variant: Variant,
    rules: DrawRules,
    threads: usize,
    loader: Loader<'a>,
    ruled: Slabs,
    unruled: Slabs,
}

/// What a rule does to the positions of a material.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawRuleEffect {
    /// The pieces, those of the side to move first.
    pub material: Material,
    /// How many wins become draws.
    pub wins_lost: u64,
    /// How many losses become draws.
    pub losses_saved: u64,
    /// A win that becomes a draw, or where there is none, a loss.
    pub changed: Option<Position>,
    /// The most plies without progress that a win needs which stays one.
    pub longest: Option<u16>,
    /// A win that needs them.
    pub example: Option<Position>,
}

impl<'a> DrawRuleStudy<'a> {
    /// A study of a game under draw rules, beside the tables of verdicts of a directory.
    #[must_use]
    pub fn new(
        variant: Variant,
        rules: DrawRules,
        directory: &'a TableDirectory,
        threads: usize,
    ) -> DrawRuleStudy<'a> {
        DrawRuleStudy {
            variant,
            rules,
            threads,
            loader: Loader::new(variant, Metric::Verdict, directory, threads),
            ruled: Slabs::default(),
            unruled: Slabs::default(),
        }
    }

    /// Works out a material, whichever side is to move; all that [it leads to](crate::needs) must have been
    /// worked out before.
    ///
    /// `tell` is told of work done, as [`Builder::work`](crate::Builder::work) counts it.
    ///
    /// # Errors
    ///
    /// [`FileError`] where its table is missing or damaged.
    pub fn work_out(
        &mut self,
        material: Material,
        tell: &(dyn Fn(u64) + Sync),
    ) -> Result<Vec<DrawRuleEffect>, FileError> {
        let part = Part::from(material);
        build::work_out(
            self.variant,
            part,
            Metric::Plies,
            Measure::Patience(self.rules),
            &mut self.ruled,
            self.threads,
            tell,
        );
        for side in part.sides() {
            self.loader.load(side, &mut self.unruled, &|_| {})?;
        }
        let slabs = |side| Some((self.ruled.of(side)?, self.unruled.of(side)?));
        let effects = part.sides().filter_map(slabs);
        Ok(effects
            .map(|(ruled, unruled)| self.effect(ruled, unruled))
            .collect())
    }

    fn effect(&self, ruled: &Slab, unruled: &Slab) -> DrawRuleEffect {
        let mut effect = DrawRuleEffect {
            material: ruled.part.material,
            wins_lost: 0,
            losses_saved: 0,
            changed: None,
            longest: None,
            example: None,
        };
        let (mut changed, mut example) = (None, None);
        for number in 0..ruled.index.len() {
            let (Some(with), Some(without)) = (ruled.get(number), unruled.get(number)) else {
                continue;
            };
            let (with, without) = (with.code, without.code.value().verdict());
            match (without, patience(with)) {
                (Verdict::Win, None) => {
                    if effect.wins_lost == 0 {
                        changed = Some(number);
                    }
                    effect.wins_lost += 1;
                }
                (Verdict::Loss, None) => {
                    changed = changed.or(Some(number));
                    effect.losses_saved += 1;
                }
                (Verdict::Win, needed) if needed > effect.longest => {
                    effect.longest = needed;
                    example = Some(number);
                }
                _ => {}
            }
        }
        let position = |number| ruled.index.place(number).position(self.variant);
        effect.changed = changed.and_then(position);
        effect.example = example.and_then(position);
        effect
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::HashMap, num::NonZeroU16};

    use super::*;
    use crate::Builder;

    /// Plays all games that are left under a rule: the definition, in words as plain as can be.
    struct Plain {
        rules: DrawRules,
        limit: u16,
        known: HashMap<(Position, u16), Verdict>,
    }

    impl Plain {
        fn verdict(&mut self, position: &Position, count: u16) -> Verdict {
            let moves = position.legal_moves();
            if moves.is_empty() {
                return Verdict::Loss;
            }
            if count >= self.limit {
                return Verdict::Draw;
            }
            if let Some(known) = self.known.get(&(*position, count)) {
                return *known;
            }
            let worth = moves.iter().map(|&mv| {
                let is_man = position.is_man_move(mv);
                let is_progress = mv.is_capture() || self.rules.men_reset && is_man;
                let count = if is_progress { 0 } else { count + 1 };
                self.verdict(&position.play_unchecked(mv), count).before()
            });
            let best = worth.max().unwrap();
            self.known.insert((*position, count), best);
            best
        }
    }

    #[test]
    fn a_rule_takes_away_what_playing_all_games_says() {
        let folder = tempfile::tempdir().unwrap();
        let directory = TableDirectory::new(folder.path());
        let mut changed = 0;
        for (variant, limit, men_reset) in [
            (Variant::Thai, 3, true),
            (Variant::Thai, 6, false),
            (Variant::English, 4, true),
            (Variant::English, 9, false),
        ] {
            let rules = DrawRules::new(NonZeroU16::new(limit), men_reset, true);
            let builder =
                Builder::new(variant, directory.clone(), Metric::Verdict, 2).map(|mut builder| {
                    for material in (2..=3).flat_map(Material::all) {
                        builder.build(material, &|_| {}).unwrap();
                    }
                });
            builder.unwrap();
            let mut study = DrawRuleStudy::new(variant, rules, &directory, 2);
            let mut plain = Plain {
                rules,
                limit,
                known: HashMap::new(),
            };
            for material in (2..=3).flat_map(Material::all) {
                for effect in study.work_out(material, &|_| {}).unwrap() {
                    changed += effect.wins_lost + effect.losses_saved;
                    compare(&study, effect.material, &mut plain);
                }
            }
        }
        assert!(changed > 1000, "{changed}");
    }

    fn compare(study: &DrawRuleStudy<'_>, material: Material, plain: &mut Plain) {
        let slab = study.ruled.of(material.into()).unwrap();
        let mut compared = 0;
        for number in (0..slab.index.len()).step_by(23) {
            let Some(position) = slab.index.place(number).position(study.variant) else {
                continue;
            };
            let code = slab.get(number).unwrap().code;
            let told = code.value().verdict();
            assert_eq!(told, plain.verdict(&position, 0), "{}", position.to_fen());
            let Some(patience) = patience(code) else {
                continue;
            };
            // It is decided as long as the rule leaves what it needs, and no longer.
            if let Some(count) = plain.limit.checked_sub(patience) {
                assert_eq!(told, plain.verdict(&position, count), "{patience}");
            }
            if patience > 0 {
                let count = plain.limit - patience + 1;
                let late = plain.verdict(&position, count);
                assert_eq!(late, Verdict::Draw, "{} {count}", position.to_fen());
            }
            compared += 1;
        }
        assert!(compared > 0 || slab.index.len() < 10_000, "{material}");
    }

    #[test]
    fn without_a_limit_nothing_changes() {
        let folder = tempfile::tempdir().unwrap();
        let directory = TableDirectory::new(folder.path());
        let metric = Metric::Verdict;
        let mut builder = Builder::new(Variant::Thai, directory.clone(), metric, 2).unwrap();
        let rules = DrawRules::new(None, true, true);
        let mut study = DrawRuleStudy::new(Variant::Thai, rules, &directory, 2);
        for material in (2..=3).flat_map(Material::all) {
            builder.build(material, &|_| {}).unwrap();
            for effect in study.work_out(material, &|_| {}).unwrap() {
                assert_eq!((effect.wins_lost, effect.losses_saved), (0, 0));
                assert_eq!(effect.changed, None);
                assert!(effect.longest <= Some(32), "{}", effect.material);
            }
        }
    }
}

//! Short sounds, made by the browser's synthesiser without any file.

use leptos::prelude::{StoredValue, UpdateValue, WithValue};
use leptos::wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A piece is put down.
    Move,
    /// A piece is captured.
    Capture,
    /// A man becomes a king.
    Crown,
    /// A square is refused.
    Refused,
    /// The game is over.
    End,
}

/// One tone: when it starts and how long it lasts in seconds, its pitch in hertz, its loudness.
struct Tone(f64, f64, f32, f32);

impl Sound {
    fn tones(self) -> &'static [Tone] {
        match self {
            Sound::Move => &[Tone(0.0, 0.07, 240.0, 0.30)],
            Sound::Capture => &[Tone(0.0, 0.06, 300.0, 0.30), Tone(0.05, 0.09, 170.0, 0.34)],
            Sound::Crown => &[
                Tone(0.0, 0.12, 523.25, 0.16),
                Tone(0.09, 0.12, 659.25, 0.16),
                Tone(0.18, 0.22, 783.99, 0.16),
            ],
            Sound::Refused => &[Tone(0.0, 0.10, 130.0, 0.22)],
            Sound::End => &[
                Tone(0.0, 0.30, 392.0, 0.14),
                Tone(0.0, 0.30, 493.88, 0.14),
                Tone(0.22, 0.55, 587.33, 0.14),
            ],
        }
    }
}

/// The synthesiser, started by the first sound: browsers allow none before a person did something.
#[derive(Clone, Copy, Debug)]
pub struct Speaker(StoredValue<Option<AudioContext>, leptos::prelude::LocalStorage>);

impl Default for Speaker {
    fn default() -> Speaker {
        Speaker(StoredValue::new_local(None))
    }
}

impl Speaker {
    /// Plays a sound; a device without one stays silent.
    pub fn play(self, sound: Sound) {
        self.0.update_value(|context| {
            if context.is_none() {
                *context = AudioContext::new().ok();
            }
        });
        self.0.with_value(|context| {
            if let Some(context) = context {
                for tone in sound.tones() {
                    // Not being heard must never stop the game.
                    let _ = play_tone(context, tone);
                }
            }
        });
    }
}

fn play_tone(context: &AudioContext, tone: &Tone) -> Result<(), JsValue> {
    let Tone(start, length, pitch, loudness) = *tone;
    let from = context.current_time() + start;
    let until = from + length;
    let oscillator = context.create_oscillator()?;
    oscillator.set_type(OscillatorType::Triangle);
    oscillator.frequency().set_value(pitch);
    let gain = context.create_gain()?;
    gain.gain().set_value_at_time(loudness, from)?;
    gain.gain()
        .exponential_ramp_to_value_at_time(0.001, until)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(from)?;
    oscillator.stop_with_when(until)
}

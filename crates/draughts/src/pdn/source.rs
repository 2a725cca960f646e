//! A window on a text of any length.

use std::{
    io::{self, Read},
    ops::Range,
};

use super::{Place, lexer::LOOKAHEAD, place::Tracker};

const WINDOW: usize = 4 * LOOKAHEAD;

/// Reads a text through a window of bounded size.
#[derive(Debug)]
pub(super) struct Source<R> {
    input: R,
    window: Box<[u8]>,
    /// What of the window is text that is not taken yet.
    rest: Range<usize>,
    ended: bool,
    /// The byte taken last.
    before: Option<u8>,
    /// How many bytes have left the window.
    left: u64,
    tracker: Tracker,
}

impl<R: Read> Source<R> {
    pub(super) fn new(input: R) -> Source<R> {
        Source {
            input,
            window: vec![0; WINDOW].into(),
            rest: 0..0,
            ended: false,
            before: None,
            left: 0,
            tracker: Tracker::new(),
        }
    }

    /// Sees to it that the rest holds what a token needs, or all there is.
    pub(super) fn fill(&mut self) -> io::Result<()> {
        while !self.ended && self.rest.len() < LOOKAHEAD {
            if self.window.len() - self.rest.start < LOOKAHEAD {
                self.drop_taken();
            }
            let read = read(&mut self.input, &mut self.window[self.rest.end..])?;
            self.rest.end += read;
            self.ended = read == 0;
        }
        Ok(())
    }

    fn drop_taken(&mut self) {
        let taken = self.rest.start;
        self.tracker.forget(&self.window[..self.rest.end], taken);
        self.window.copy_within(self.rest.clone(), 0);
        self.rest = 0..self.rest.len();
        self.left += taken as u64;
    }

    /// The text that is not taken yet, as far as it is in the window.
    pub(super) fn rest(&self) -> &[u8] {
        &self.window[self.rest.clone()]
    }

    /// Whether the rest begins a line.
    pub(super) fn at_line_start(&self) -> bool {
        matches!(self.before, None | Some(b'\n' | b'\r'))
    }

    pub(super) fn take(&mut self, length: usize) {
        if length > 0 {
            self.rest.start += length;
            self.before = Some(self.window[self.rest.start - 1]);
        }
    }

    /// How many bytes are taken.
    pub(super) fn taken(&self) -> u64 {
        self.left + self.rest.start as u64
    }

    /// Where the rest begins.
    pub(super) fn place(&mut self) -> Place {
        self.tracker
            .place(&self.window[..self.rest.end], self.rest.start)
    }

    /// The rest, and what tells its place.
    pub(super) fn look(&mut self) -> (&[u8], At<'_>) {
        let window = &self.window[..self.rest.end];
        let at = At {
            window,
            index: self.rest.start,
            tracker: &mut self.tracker,
        };
        (&window[self.rest.start..], at)
    }
}

/// The place of what a visitor is told about, found only where somebody asks.
#[derive(Debug)]
pub struct At<'a> {
    window: &'a [u8],
    index: usize,
    tracker: &'a mut Tracker,
}

impl At<'_> {
    /// Where it begins.
    pub fn place(&mut self) -> Place {
        self.tracker.place(self.window, self.index)
    }
}

fn read(input: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    loop {
        match input.read(buffer) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            result => return result,
        }
    }
}

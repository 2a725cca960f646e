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
            left: 0,
            tracker: Tracker::new(),
        }
    }

    /// Sees to it that the rest holds what a token needs, or all there is.
    #[inline]
    pub(super) fn fill(&mut self) -> io::Result<()> {
        if self.has_room() {
            Ok(())
        } else {
            self.refill()
        }
    }

    /// Whether the rest holds what a token needs, or all there is.
    #[inline]
    pub(super) fn has_room(&self) -> bool {
        self.ended || self.rest.len() >= LOOKAHEAD
    }

    #[cold]
    fn refill(&mut self) -> io::Result<()> {
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

    /// Makes room, but for the byte taken last.
    fn drop_taken(&mut self) {
        let dropped = self.rest.start.saturating_sub(1);
        self.tracker
            .forget(&self.window[..self.rest.end], self.rest.start, dropped);
        self.window.copy_within(dropped..self.rest.end, 0);
        self.rest = self.rest.start - dropped..self.rest.end - dropped;
        self.left += dropped as u64;
    }

    /// The text that is not taken yet, as far as it is in the window.
    pub(super) fn rest(&self) -> &[u8] {
        &self.window[self.rest.clone()]
    }

    /// Whether the rest begins a line.
    pub(super) fn at_line_start(&self) -> bool {
        match self.rest.start {
            0 => true,
            start => matches!(self.window[start - 1], b'\n' | b'\r'),
        }
    }

    pub(super) fn take(&mut self, length: usize) {
        self.rest.start += length;
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
        self.look_at(0)
    }

    /// The rest, and what tells the place `offset` bytes behind its start.
    pub(super) fn look_at(&mut self, offset: usize) -> (&[u8], At<'_>) {
        let window = &self.window[..self.rest.end];
        let at = At {
            window,
            index: self.rest.start + offset,
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

//! Prefix codes of at most ten bits, told by the lengths of their words (canonical Huffman codes).

/// The longest word in bits, so that one look into a table of 1024 entries reads any word.
pub(super) const LONGEST: u8 = 10;

/// The lengths of the words that say symbols as often as `counts` has them; 0 for those that never come.
pub(super) fn lengths(counts: &[u64]) -> Vec<u8> {
    let mut lengths = vec![0; counts.len()];
    let mut nodes: Vec<(u64, Vec<usize>)> = counts
        .iter()
        .enumerate()
        .filter(|(_, count)| **count > 0)
        .map(|(symbol, count)| (*count, vec![symbol]))
        .collect();
    if let [(_, only)] = nodes.as_slice() {
        lengths[only[0]] = 1;
        return lengths;
    }
    while nodes.len() > 1 {
        nodes.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
        let mut rarest = Vec::new();
        let mut sum = 0;
        for (count, symbols) in nodes.split_off(nodes.len() - 2) {
            sum += count;
            rarest.extend(symbols);
        }
        for &symbol in &rarest {
            lengths[symbol] += 1;
        }
        nodes.push((sum, rarest));
    }
    shorten(&mut lengths);
    lengths
}

/// Makes no word longer than [`LONGEST`], and others longer until all words are different again.
fn shorten(lengths: &mut [u8]) {
    let space = |lengths: &[u8]| -> u32 {
        let used = lengths.iter().filter(|length| **length > 0);
        used.map(|length| 1 << (LONGEST - length)).sum()
    };
    for length in lengths.iter_mut() {
        *length = (*length).min(LONGEST);
    }
    while space(lengths) > 1 << LONGEST {
        let longer = lengths
            .iter_mut()
            .filter(|length| **length < LONGEST && **length > 0);
        match longer.max_by_key(|length| **length) {
            Some(length) => *length += 1,
            None => break,
        }
    }
}

/// The words of a code: for each symbol its bits, the first one lowest, and their number.
pub(super) fn words(lengths: &[u8]) -> Vec<(u16, u8)> {
    let mut words = vec![(0, 0); lengths.len()];
    let mut next: u16 = 0;
    for length in 1..=LONGEST {
        next <<= 1;
        for (symbol, _) in lengths.iter().enumerate().filter(|(_, l)| **l == length) {
            words[symbol] = (next.reverse_bits() >> (16 - length), length);
            next = next.wrapping_add(1);
        }
    }
    words
}

/// What the next ten bits begin with: a symbol and its number of bits; 0 bits where there is no such
/// word.
pub(super) type Reading = [(u8, u8); 1 << LONGEST];

/// Reads the words with these lengths; `None` where no code has them.
pub(super) fn reading(lengths: &[u8]) -> Option<Box<Reading>> {
    let mut table = Box::new([(0, 0); 1 << LONGEST]);
    if lengths.iter().any(|length| *length > LONGEST) {
        return None;
    }
    for (symbol, (word, length)) in words(lengths).into_iter().enumerate() {
        if length == 0 {
            continue;
        }
        for rest in 0..1_usize << (LONGEST - length) {
            let entry = &mut table[usize::from(word) | rest << length];
            if entry.1 != 0 {
                return None;
            }
            *entry = (symbol as u8, length);
        }
    }
    Some(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_read_as_its_symbol() {
        let skewed: Vec<u64> = (0..40).map(|power| 1 << power).collect();
        for counts in [vec![5], vec![0, 3, 0, 9], vec![1; 97], skewed] {
            let lengths = lengths(&counts);
            let reading = reading(&lengths).unwrap();
            for (symbol, (word, length)) in words(&lengths).into_iter().enumerate() {
                assert_eq!(length > 0, counts[symbol] > 0);
                if length > 0 {
                    assert_eq!(reading[usize::from(word)], (symbol as u8, length));
                }
            }
        }
    }

    #[test]
    fn lengths_that_fit_no_code_are_refused() {
        assert!(reading(&[1, 1, 1]).is_none());
        assert!(reading(&[11]).is_none());
    }
}

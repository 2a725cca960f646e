//! Content as text: a check sum behind it, and all of it in base64url.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use crc::{CRC_32_ISO_HDLC, Crc, NoTable};

use crate::{
    error::{Damage, LinkError},
    limits::MAX_CODE_LENGTH,
};

/// Without a table, which would be larger than all the rest: links are short.
const CRC: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// How many bytes the check sum has.
const CHECK_SUM: usize = 4;

/// How many bytes make a group of four characters; a code has whole groups only, so that a lost or
/// an added character shows.
pub(crate) const GROUP: usize = 3;

/// The code of some content; the content is filled up with zeros.
pub(crate) fn seal(mut content: Vec<u8>) -> String {
    let whole = (content.len() + CHECK_SUM).next_multiple_of(GROUP);
    content.resize(whole - CHECK_SUM, 0);
    // In this order of bytes the sum continues the content as the polynomial's next bits, and every
    // change within 32 neighbouring bits shows.
    let sum = CRC.checksum(&content).to_le_bytes();
    content.extend(sum);
    URL_SAFE_NO_PAD.encode(content)
}

/// The content of a code, with the zeros it was filled up with.
pub(crate) fn open(code: &str) -> Result<Vec<u8>, LinkError> {
    let length = code.len();
    if length > MAX_CODE_LENGTH {
        return Err(LinkError::TooLong { length });
    }
    if !length.is_multiple_of(4) {
        return Err(Damage::Length(length).into());
    }
    let mut content = URL_SAFE_NO_PAD.decode(code).map_err(|_| Damage::CheckSum)?;
    let Some((bytes, sum)) = content.split_last_chunk::<CHECK_SUM>() else {
        return Err(Damage::TooShort.into());
    };
    if CRC.checksum(bytes).to_le_bytes() != *sum {
        return Err(Damage::CheckSum.into());
    }
    content.truncate(content.len() - CHECK_SUM);
    Ok(content)
}

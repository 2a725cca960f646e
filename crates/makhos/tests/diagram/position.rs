//! Pictures of one position.

use std::fs;

use assert_cmd::Command;
use resvg::tiny_skia::Pixmap;
use tempfile::TempDir;

use crate::command::{diagram, errors, folder, names_in, path};

const KING: &str = "B:W11,18,25:BK29";

/// The colour in the middle of a square of a board without letters.
fn color_at(png: &Pixmap, column: u32, row: u32) -> (u8, u8, u8) {
    let at = |square: u32| (14 + 100 * square + 50) * png.width() / 828;
    let pixel = png.pixel(at(column), at(row)).unwrap().demultiply();
    (pixel.red(), pixel.green(), pixel.blue())
}

#[test]
fn an_svg_goes_to_the_standard_output() {
    let arguments = ["--variant", "thai", KING, "-o", "-"];
    let options = [
        "--numbers",
        "--letters",
        "--arrow",
        "29x22x15x8",
        "--arrow",
        "29-22",
        "--mark",
        "18,22",
        "--mark",
        "11",
        "--last-move",
        "14-18",
        "--caption",
        "Black & wins",
    ];
    let output = diagram(&arguments).args(options).assert().success();
    let svg = String::from_utf8(output.get_output().stdout.clone()).unwrap();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    for (part, count) in [
        ("<desc>B:W11,18,25:BK29</desc>", 1),
        ("<polygon ", 4),
        ("A45 45", 6),
        ("fill-opacity=\"0.38\"", 2),
        (">Black &amp; wins</text>", 1),
        (">32</text>", 1),
        (">h</text>", 1),
        ("#classic-black-king", 1),
    ] {
        assert_eq!(svg.matches(part).count(), count, "{part}");
    }
}

#[test]
fn palette_pieces_and_side_are_chosen() {
    let svg = |options: &[&str]| {
        let mut command = diagram(&["--variant", "english", "B:WK32:B1", "-o", "-"]);
        let output = command.args(options).assert().success();
        String::from_utf8(output.get_output().stdout.clone()).unwrap()
    };
    let king = |set: &str, x: u32, y: u32| {
        format!("<use xlink:href=\"#{set}-white-king\" x=\"{x}\" y=\"{y}\"")
    };
    assert!(svg(&[]).contains(&king("classic", 600, 700)));
    assert!(svg(&["--flip"]).contains(&king("classic", 100, 0)));
    assert!(svg(&["--pieces", "caps"]).contains(&king("caps", 600, 700)));
    assert!(svg(&["--palette", "print"]).contains(&king("print", 600, 700)));
}

#[test]
fn a_png_shows_the_pieces_where_they_stand() {
    let folder = folder();
    let file = path(&folder, "board.PNG");
    diagram(&[
        "--variant",
        "thai",
        "B:W10:B27",
        "--size",
        "400",
        "-o",
        &file,
    ])
    .assert()
    .success()
    .stdout("")
    .stderr("");
    let png = Pixmap::load_png(&file).unwrap();
    assert_eq!((png.width(), png.height()), (400, 400));
    let (white, _, _) = color_at(&png, 3, 2);
    let (black, _, _) = color_at(&png, 4, 5);
    assert!(white > 230 && black < 100, "{white} {black}");
    assert_eq!(color_at(&png, 3, 4), (0x4f, 0x72, 0x67));
    assert_eq!(color_at(&png, 3, 3), (0xef, 0xe4, 0xcc));
    assert_eq!(names_in(folder.path()), ["board.PNG"]);
}

/// How many pixels two pictures of one size differ in.
fn differences(one: &str, other: &str) -> usize {
    let (one, other) = (
        Pixmap::load_png(one).unwrap(),
        Pixmap::load_png(other).unwrap(),
    );
    assert_eq!((one.width(), one.height()), (other.width(), other.height()));
    one.pixels()
        .iter()
        .zip(other.pixels())
        .filter(|(one, other)| one != other)
        .count()
}

/// Draws where the system says that it has no fonts; returns the file and what was complained of.
#[cfg(target_os = "linux")]
fn draw_without_fonts(folder: &TempDir, name: &str, options: &[&str]) -> (String, String) {
    let (file, fonts) = (path(folder, name), path(folder, "fonts.conf"));
    let nowhere = folder.path().join("nowhere");
    let config = format!("<fontconfig><dir>{}</dir></fontconfig>", nowhere.display());
    fs::write(&fonts, config).unwrap();
    let output = diagram(&["--variant", "thai", KING, "-o", &file])
        .args(options)
        .env("FONTCONFIG_FILE", fonts)
        .assert()
        .success();
    let errors = output.get_output().stderr.clone();
    (file, String::from_utf8(errors).unwrap())
}

#[cfg(target_os = "linux")]
#[test]
fn numbers_and_thai_show_on_a_machine_without_fonts() {
    let folder = folder();
    let draw = |name: &str, options: &[&str]| {
        let (file, errors) = draw_without_fonts(&folder, name, options);
        assert_eq!(errors, "");
        file
    };
    let plain = draw("plain.png", &[]);
    let numbers = draw("numbers.png", &["--numbers"]);
    assert!(differences(&plain, &numbers) > 32 * 20);
    let dot = draw("dot.png", &["--caption", "."]);
    let thai = draw("thai.png", &["--caption", "ดำเดินก่อน"]);
    assert!(differences(&dot, &thai) > 500);
}

#[cfg(target_os = "linux")]
#[test]
fn letters_that_no_font_has_are_named() {
    let folder = folder();
    let (file, errors) = draw_without_fonts(&folder, "board.png", &["--caption", "ดำ 흑"]);
    let expected =
        format!("makhos: {file}: no font of this machine has 흑; the picture lacks them\n");
    assert_eq!(errors, expected);
}

#[test]
fn mistakes_are_named_and_nothing_is_written() {
    let folder = folder();
    let file = path(&folder, "board.svg");
    for (arguments, error) in [
        (
            vec!["B:W1,33:B25"],
            "makhos: cannot read the position \"B:W1,33:B25\": column 6: \"33\": squares are \
             numbered from 1 to 32\n",
        ),
        (vec![KING, "--arrow", "32"], "an arrow needs two squares"),
        (
            vec![KING, "--arrow", "32-33"],
            "\"33\": squares are numbered from 1 to 32",
        ),
        (
            vec![KING, "--mark", "18,a8"],
            "only the dark squares are used",
        ),
        (vec![KING, "--size", "400"], "--size is for PNG"),
        (
            vec![KING, "--size", "9000000"],
            "9000000 is not in 32..=8192",
        ),
        (
            vec![KING, "--palette", "red"],
            "[possible values: screen, print]",
        ),
    ] {
        let mut command = diagram(&["--variant", "thai", "-o", &file]);
        let errors = errors(command.args(&arguments));
        assert!(errors.contains(error), "{errors}");
    }
    assert!(names_in(folder.path()).is_empty());
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let folder = folder();
    let jpeg = path(&folder, "board.jpg");
    let missing = path(&folder, "missing");
    let in_missing = path(&folder, "missing/board.svg");
    for (file, error) in [
        (
            &jpeg,
            format!(
                "makhos: {jpeg}: pictures are written as .svg or .png; the file's name has to end so\n"
            ),
        ),
        (
            &in_missing,
            format!("makhos: cannot write {in_missing}: there is no folder {missing}\n"),
        ),
    ] {
        assert_eq!(
            errors(&mut diagram(&["--variant", "thai", KING, "-o", file])),
            error
        );
    }
}

#[test]
fn an_existing_file_is_replaced_whole() {
    let folder = folder();
    let file = path(&folder, "board.svg");
    fs::write(&file, "old ".repeat(10_000)).unwrap();
    diagram(&["--variant", "thai", KING, "-o", &file])
        .assert()
        .success();
    let svg = fs::read_to_string(&file).unwrap();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert_eq!(names_in(folder.path()), ["board.svg"]);
}

/// The shell lets the program write half a kilobyte: what a full disk looks like from inside.
#[cfg(unix)]
#[test]
fn a_full_disk_leaves_the_old_file_as_it_was() {
    let folder = folder();
    let file = path(&folder, "board.svg");
    fs::write(&file, "old").unwrap();
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\"";
    let makhos = assert_cmd::cargo::cargo_bin("makhos");
    let errors = errors(Command::new("sh").args(["-c", script]).arg(makhos).args([
        "diagram",
        "--variant",
        "thai",
        "B:W1-8:B25-32",
        "-o",
        &file,
    ]));
    let expected = format!("makhos: cannot write {file}: File too large");
    assert!(errors.starts_with(&expected), "{errors}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "old");
    assert_eq!(names_in(folder.path()), ["board.svg"]);
}

#[cfg(unix)]
#[test]
fn links_stay_links_and_devices_stay_devices() {
    use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};

    let folder = folder();
    let (file, link) = (path(&folder, "board.svg"), path(&folder, "link.svg"));
    fs::write(&file, "old").unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    symlink("board.svg", &link).unwrap();
    diagram(&["--variant", "thai", KING, "-o", &link])
        .assert()
        .success();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::read_to_string(&file).unwrap().starts_with("<svg "));
    let mode = fs::metadata(&file).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o640);

    let device = path(&folder, "null.svg");
    symlink("/dev/null", &device).unwrap();
    diagram(&["--variant", "thai", KING, "-o", &device])
        .assert()
        .success();
    let null = fs::metadata("/dev/null").unwrap().file_type();
    assert!(null.is_char_device());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_standard_output_is_an_error() {
    use std::{fs::File, process};

    let full = File::options().write(true).open("/dev/full").unwrap();
    let output = process::Command::new(assert_cmd::cargo::cargo_bin("makhos"))
        .args(["diagram", "--variant", "thai", KING, "-o", "-"])
        .stdout(full)
        .output()
        .unwrap();
    assert!(!output.status.success());
    let errors = String::from_utf8_lossy(&output.stderr);
    let expected = "makhos: cannot write to the standard output: No space left on device";
    assert!(errors.starts_with(expected), "{errors}");
}

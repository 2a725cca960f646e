### Thai texts of Makhos; en.ftl explains the variables.


## The app and the two games

app-title = หมากฮอส
app-tagline = หมากฮอสไทยและสากลสำหรับสองคน ถูกต้องตามกติกา
variant-thai = หมากฮอสไทย
variant-thai-short = หมากฮอสไทย
variant-english = หมากฮอสสากล (อังกฤษ)
variant-english-short = สากล
variant-choice = ชนิดของเกม

page-title = หมากฮอส: หมากฮอสไทยและหมากฮอสสากล
-game = { $game ->
    [thai] หมากฮอสไทย
   *[english] หมากฮอสสากล
}
page-title-turn = { $side ->
    [black] ตาดำเดิน
   *[white] ตาขาวเดิน
} · { -game }
page-title-over = { $result } · { -game }


## Sides and pieces

side-name = { $side ->
    [black] ดำ
   *[white] ขาว
}
side-name-named = { $side ->
    [black] { $name } (ดำ)
   *[white] { $name } (ขาว)
}
rank-name = { $rank ->
    [man] เบี้ย
   *[king] ฮอส
}
-kings = { $kings ->
    [0] { "" }
   *[other] { " " }(ฮอส { $kings })
}
pieces-left = { $count } ตัว{ -kings }
pieces-left-to-move = ถึงตาเดิน · { $count } ตัว{ -kings }
pieces-taken = { $count ->
    [0] ยังไม่ได้กิน
   *[other] กินได้ { $count } ตัว
}


## Whose turn, and what the game expects

to-move = { $side ->
    [black] ตาดำเดิน
   *[white] ตาขาวเดิน
}
to-move-named = ตา { $name } เดิน
must-capture-you = บังคับกิน
must-capture = { $side ->
    [black] ดำต้องกิน
   *[white] ขาวต้องกิน
}
must-capture-named = { $name } ต้องกิน
takes-one = { $rank ->
    [man] เบี้ยที่ช่อง { $square } มีตากิน
   *[king] ฮอสที่ช่อง { $square } มีตากิน
}
takes-one-choose-end = { $rank ->
    [man] เบี้ยที่ช่อง { $square } มีตากิน เลือกช่องที่จะลง
   *[king] ฮอสที่ช่อง { $square } มีตากิน เลือกช่องที่จะลง
}
takes-several = เลือกตัวที่จะใช้กิน: ช่อง { $squares }
chain-go-on = กินต่อจากช่อง { $square }
chain-go-on-to = ช่องต่อไป: { $squares }
chain-take-back = แตะที่ตัวหมากหรือกด Esc เพื่อย้อนการกิน
choose-piece = เลือกตัวที่จะเดิน
choose-piece-detail = แตะที่ตัวหมาก หรือลากไปยังช่องที่ต้องการ
choose-target = { $rank ->
    [man] เลือกช่องที่จะเดินเบี้ยจากช่อง { $square }
   *[king] เลือกช่องที่จะเดินฮอสจากช่อง { $square }
}
looking-back = กำลังดูตาก่อนหน้า


## Why a square or a move is refused

refused-not-your-piece = { $side ->
    [black] นั่นหมากของดำ ตอนนี้ตาขาวเดิน
   *[white] นั่นหมากของขาว ตอนนี้ตาดำเดิน
}
refused-empty-square = ไม่มีหมากที่ช่อง { $square }
refused-blocked = { $rank ->
    [man] เบี้ยที่ช่อง { $square } เดินไม่ได้ เลือกตัวอื่น
   *[king] ฮอสที่ช่อง { $square } เดินไม่ได้ เลือกตัวอื่น
}
refused-other-must-capture = { $count ->
    [1] บังคับกิน: ตัวที่ช่อง { $squares } ต้องกิน
   *[other] บังคับกิน: ต้องกินด้วยตัวที่ช่อง { $squares }
}
refused-must-capture-here = บังคับกิน: ตัวที่ช่อง { $square } ต้องกินแล้วลงช่อง { $squares }
refused-man-moves-forward = เบี้ยเดินหน้าได้อย่างเดียว
refused-man-captures-forward = เบี้ยกินไปข้างหน้าได้อย่างเดียว
refused-not-diagonal = หมากเดินได้เฉพาะแนวทแยง
refused-man-too-far = เบี้ยเดินได้ครั้งละหนึ่งช่อง
refused-king-too-far = เกมนี้ฮอสเดินได้ครั้งละหนึ่งช่อง
refused-way-blocked = มีหมากขวางทางที่ช่อง { $square }
refused-own-piece-in-way = มีหมากฝ่ายเดียวกันขวางอยู่ที่ช่อง { $square }
refused-occupied = ช่อง { $square } มีหมากอยู่แล้ว
refused-two-in-a-row = หมากสองตัวซ้อนติดกัน กินไม่ได้
refused-land-behind = กินตัวที่ช่อง { $captured } แล้วต้องลงช่อง { $square } ที่อยู่ติดด้านหลัง
refused-nothing-to-capture = ไม่มีตัวให้กินระหว่างทางไปช่อง { $square }
refused-cannot-go-there = ตัวที่ช่อง { $from } ไปช่อง { $to } ไม่ได้
refused-chain-unfinished = ยังกินไม่จบ กินต่อไปที่ช่อง { $squares }
refused-ambiguous-end = กินแล้วจบที่ช่อง { $square } ได้หลายทาง เดินทีละช่อง เริ่มที่ช่อง { $squares }
refused-game-over = เกมจบแล้ว ย้อนตาหรือเริ่มเกมใหม่
refused-typed-unknown = “{ $text }” ไม่ใช่ตาเดิน ให้พิมพ์แบบนี้: { $moves }
refused-typed-illegal = ตอนนี้เดิน { $text } ไม่ได้ เดินได้: { $moves }
refused-typed-ambiguous = { $text } กินได้หลายทาง พิมพ์ให้ครบทุกช่อง: { $moves }
refused-nothing-to-undo = ไม่มีตาให้ย้อน
refused-nothing-to-redo = ไม่มีตาให้ทำซ้ำ


## The end of a game

end-win = { $winner ->
    [black] ดำชนะ
   *[white] ขาวชนะ
}
end-win-named = { $winner ->
    [black] { $name } (ดำ) ชนะ
   *[white] { $name } (ขาว) ชนะ
}
end-draw = เสมอ

-side-loser = { $loser ->
    [black] ดำ
   *[white] ขาว
}
reason-blocked = { -side-loser }ไม่มีตาเดิน
reason-no-pieces = { -side-loser }ถูกกินหมด
reason-resigned = { -side-loser }ยอมแพ้
reason-time = { -side-loser }หมดเวลา
reason-repetition = รูปหมากเดิมซ้ำเป็นครั้งที่สาม
reason-no-progress = ครบ { $plies } ตา ไม่มีการกินและไม่มีการเดินเบี้ย
reason-no-capture = ครบ { $plies } ตา ไม่มีการกิน
reason-agreement = ทั้งสองฝ่ายตกลงกัน

end-blocked = { $loser ->
    [black] ขาวชนะ: ดำไม่มีตาเดิน
   *[white] ดำชนะ: ขาวไม่มีตาเดิน
}
end-no-pieces = { $loser ->
    [black] ขาวชนะ: ดำถูกกินหมด
   *[white] ดำชนะ: ขาวถูกกินหมด
}
end-resigned = { $loser ->
    [black] ขาวชนะ: ดำยอมแพ้
   *[white] ดำชนะ: ขาวยอมแพ้
}
end-time = { $loser ->
    [black] ขาวชนะ: ดำหมดเวลา
   *[white] ดำชนะ: ขาวหมดเวลา
}
end-repetition = เสมอ: รูปหมากเดิมซ้ำเป็นครั้งที่สาม
end-no-progress = เสมอ: ครบ { $plies } ตา ไม่มีการกินและไม่มีการเดินเบี้ย
end-no-capture = เสมอ: ครบ { $plies } ตา ไม่มีการกิน
end-agreement = เสมอ: ทั้งสองฝ่ายตกลงกัน


## Draw counters

count-no-progress = { $done } จาก { $limit } ตา ไม่มีการกินและไม่มีการเดินเบี้ย
count-no-capture = { $done } จาก { $limit } ตา ไม่มีการกิน
count-explained = ครบ { $limit } ตาแล้วเสมอ
position-second-time = รูปหมากนี้ซ้ำเป็นครั้งที่สอง ถ้าครบสามครั้งจะเสมอ


## Actions; the -short ones are the labels under the five thumb buttons

undo = ย้อนตา
undo-short = ย้อนตา
undo-hint = ย้อนตาที่เพิ่งเดิน
redo = ทำซ้ำ
redo-short = ทำซ้ำ
redo-hint = เดินตาที่ย้อนไปอีกครั้ง
draw-short = ขอเสมอ
resign-short = ยอมแพ้
more-short = เพิ่มเติม
more-hint = คำสั่งเพิ่มเติม
new-game = เกมใหม่
rematch = เล่นอีกกระดาน
look-at-game = ย้อนดูเกม
flip-board = พลิกกระดาน
face-to-face = นั่งตรงข้ามกัน
face-to-face-hint = กลับหัวข้อความและปุ่มของผู้เล่นฝั่งตรงข้าม
turn-after-move = หมุนกระดานทุกครั้งที่เดิน
resign = ยอมแพ้
resign-question = { $side ->
    [black] ดำจะยอมแพ้ไหม
   *[white] ขาวจะยอมแพ้ไหม
}
resign-question-other = { $side ->
    [black] ขาวขอยอมแพ้ ดำรับไหม
   *[white] ดำขอยอมแพ้ ขาวรับไหม
}
resign-confirm = ยอมแพ้
resign-accept = รับ
offer-draw = ขอเสมอ
offer-draw-question = { $side ->
    [black] ดำจะขอเสมอไหม
   *[white] ขาวจะขอเสมอไหม
}
draw-question = { $side ->
    [black] ขาวขอเสมอ ดำตกลงไหม
   *[white] ดำขอเสมอ ขาวตกลงไหม
}
draw-question-named = { $name } ตกลงเสมอไหม
draw-accept = ตกลงเสมอ
draw-decline = เล่นต่อ
draw-declined = { $side ->
    [black] ดำไม่รับเสมอ เล่นต่อ
   *[white] ขาวไม่รับเสมอ เล่นต่อ
}
new-game-warning = เกมบนกระดานยังไม่จบ จะเก็บไว้ใน “เกมของฉัน”
new-game-confirm = เริ่มใหม่
ok = ตกลง
cancel = ยกเลิก
close = ปิด
back = กลับ
yes = ใช่
no = ไม่
menu = เมนู
settings = ตั้งค่า
share = แชร์
fullscreen = เต็มจอ
fullscreen-leave = ออกจากเต็มจอ


## Moves of the game

moves-title = ตาเดิน
moves-none = ยังไม่ได้เดิน
moves-to-start = ไปตาแรก
moves-back = ถอยหนึ่งตา
moves-forward = ไปหนึ่งตา
moves-to-end = ไปตาล่าสุด
moves-entry = { $side ->
    [black] ตาที่ { $number } ดำ: { $played }
   *[white] ตาที่ { $number } ขาว: { $played }
}
moves-start = รูปหมากเริ่มต้น
back-to-game = กลับไปที่เกม
play-on-from-here = เล่นต่อจากตานี้
play-on-question = เล่นต่อจากตานี้ไหม ตาหลังจากนี้จะหายไป
type-move = พิมพ์ตาเดิน
type-move-placeholder = เช่น { $played }
type-move-submit = เดิน
copy-position = คัดลอกรูปหมาก
copy-moves = คัดลอกตาเดิน
copy-link = คัดลอกลิงก์
copied = คัดลอกแล้ว
copy-failed = คัดลอกไม่ได้ โปรดเลือกข้อความแล้วคัดลอกเอง
set-up-position = ตั้งหมากเอง
set-up-fen = รูปหมาก (FEN)
set-up-submit = ตั้งหมาก
set-up-failed = อ่านรูปหมากไม่ได้: { $reason }
start-position = รูปหมากเริ่มต้น


## What is loaded after the board

second-coming = กำลังโหลด…
second-failed = โหลดส่วนนี้ของมากฮอสไม่ได้
second-failed-advice = ตรวจสอบการเชื่อมต่ออินเทอร์เน็ต แล้วลองอีกครั้ง

## A link that is the game

share-game = แชร์เกม
share-to = { $side ->
    [black] ส่งลิงก์นี้ให้ฝ่ายดำ ถึงตาดำเดิน
   *[white] ส่งลิงก์นี้ให้ฝ่ายขาว ถึงตาขาวเดิน
}
share-to-named = { $side ->
    [black] ส่งลิงก์นี้ให้ { $name } (ดำ) ถึงตาเดินแล้ว
   *[white] ส่งลิงก์นี้ให้ { $name } (ขาว) ถึงตาเดินแล้ว
}
share-over = เกมจบแล้ว ใครเปิดลิงก์นี้ก็ย้อนดูเกมได้
share-link = ลิงก์ของเกมนี้
share-send = ส่ง…
share-failed = ส่งไม่สำเร็จ โปรดคัดลอกลิงก์แทน
share-too-long = เกมนี้ยาวเกินกว่าจะทำเป็นลิงก์ได้
share-this-device = แอปนี้ทำงานอยู่ในเครื่องนี้เท่านั้น เครื่องอื่นจะเปิดลิงก์นี้ได้เมื่อเปิด Makhos ไว้ในเครื่องนั้นด้วย
share-qr = คิวอาร์โค้ดของลิงก์
share-qr-hint = หรือใช้กล้องของอีกเครื่องสแกนโค้ดนี้
share-qr-too-long = เกมนี้ยาวเกินกว่าจะทำเป็นคิวอาร์โค้ดที่กล้องอ่านได้ โปรดส่งลิงก์แทน
linked-game = เกมจากลิงก์
linked-game-board = รูปหมากหลังตาล่าสุด
linked-game-moves = { $count ->
    [0] ยังไม่ได้เดิน
   *[other] เดินแล้ว { $count } ตา
}
linked-game-go-on = เล่นต่อ
link-nothing-new = เกมนี้อยู่บนกระดานแล้ว
link-damaged = ลิงก์เสียหาย มีบางส่วนหายไปหรือถูกเปลี่ยนระหว่างทาง โปรดคัดลอกใหม่ให้ครบ
link-newer = ลิงก์นี้มาจาก Makhos เวอร์ชันที่ใหม่กว่า โปรดโหลดหน้านี้ใหม่เพื่ออัปเดต
link-illegal = เปิดเกมจากลิงก์ไม่ได้ ตาที่ { $ply } ผิดกติกา

## การบันทึกเกม และคลังเกมที่จบแล้ว

save-game = บันทึกเกม
save-event = รายการแข่งขัน
save-site = สถานที่
save-round = รอบ
save-date = วันที่
save-comment = ความเห็น
save-file = บันทึกเป็นไฟล์
save-copy-pdn = คัดลอก PDN
save-saved = บันทึกแล้ว
save-failed = เบราว์เซอร์ไม่ยอมให้บันทึกไฟล์
library = เกมของฉัน
library-opening = กำลังเปิดเกมของคุณ…
library-empty = เกมที่จบแล้วจะเก็บไว้ที่นี่ ในเครื่องนี้เท่านั้น
library-unavailable = เบราว์เซอร์นี้ไม่เก็บเกมให้หน้านี้ หน้าต่างส่วนตัวมักเป็นเช่นนี้
library-newer = เกมของคุณเก็บไว้โดย Makhos เวอร์ชันที่ใหม่กว่า โปรดโหลดหน้านี้ใหม่เพื่ออัปเดต
library-not-kept = เก็บเกมไว้ใน “เกมของฉัน” ไม่ได้ เครื่องนี้ไม่มีที่ว่าง
library-delete = ลบ { $players }
library-delete-question = ลบเกมนี้ถาวรไหม
library-delete-yes = ลบ
library-keep = เก็บไว้
library-import = เพิ่มจากไฟล์
library-export = บันทึกทั้งหมดเป็นไฟล์
library-more = แสดงเฉพาะ { $count } เกมล่าสุด ค้นหาเพื่อดูเกมอื่น
library-imported = เพิ่มแล้ว { $added } เกม มีอยู่แล้ว { $known } เกม มีส่วนที่อ่านไม่ได้ { $damaged } เกม
library-import-failed = อ่านไฟล์ไม่ได้: { $reason }


## Pictures of a position, and the game on paper

picture = รูปภาพของกระดาน
picture-caption = ข้อความใต้กระดาน
picture-numbers = หมายเลขบนช่อง
picture-letters = ตัวอักษรที่ขอบกระดาน
picture-paper = ขาวดำ
picture-save-svg = บันทึกเป็น SVG
picture-save-png = บันทึกเป็น PNG
picture-failed = สร้างรูปภาพไม่ได้
print-game = พิมพ์เกม
print-diagrams = รูปกระดาน
print-diagrams-none = ไม่มี เฉพาะตาเดิน
print-diagrams-every = ทุก { $plies } ตา
print-start = พิมพ์
print-unfinished = ยังไม่จบ
print-hint = เบราว์เซอร์จะแสดงหน้ากระดาษก่อนพิมพ์ และบันทึกเป็น PDF ได้จากที่นั่น


## Why a position (FEN) cannot be read: the reasons in set-up-failed and link-position-failed

fen-ends = ข้อความจบก่อนครบ ที่ตำแหน่ง { $column }
fen-unexpected = “{ $token }” ที่ตำแหน่ง { $column } ไม่ถูกรูปแบบ
fen-square = “{ $token }” ที่ตำแหน่ง { $column } ไม่ใช่ช่องบนกระดาน
fen-range = ช่วง “{ $token }” ที่ตำแหน่ง { $column } เรียงกลับหลัง
fen-occupied = ช่อง { $square } มีหมากอยู่แล้ว (ตำแหน่ง { $column })
fen-side-twice = { $side ->
    [black] ระบุหมากของดำซ้ำสองครั้ง (ตำแหน่ง { $column })
   *[white] ระบุหมากของขาวซ้ำสองครั้ง (ตำแหน่ง { $column })
}
fen-no-pieces = ไม่มีหมากบนกระดานเลย
fen-too-many-pieces = { $side ->
    [black] ดำมี { $count } ตัว แต่มีได้ไม่เกิน 12 ตัว
   *[white] ขาวมี { $count } ตัว แต่มีได้ไม่เกิน 12 ตัว
}
fen-man-on-last-row = { $side ->
    [black] เบี้ยดำที่ช่อง { $square } อยู่แถวสุดท้าย ซึ่งต้องเป็นฮอสแล้ว
   *[white] เบี้ยขาวที่ช่อง { $square } อยู่แถวสุดท้าย ซึ่งต้องเป็นฮอสแล้ว
}


## Players and score

players = ผู้เล่น
player-name = { $side ->
    [black] ชื่อผู้เล่นฝ่ายดำ
   *[white] ชื่อผู้เล่นฝ่ายขาว
}
first-player = ผู้เล่น 1
second-player = ผู้เล่น 2
score = คะแนน
score-line = { $first } : { $second }
score-draws = เสมอ { $count } เกม
score-reset = ล้างคะแนน
score-reset-question = ล้างคะแนนเป็น 0 : 0 ไหม
alternate-start = สลับฝ่ายทุกเกม


## Settings

language-choice = ภาษา
theme = ธีม
theme-system = ตามเครื่อง
theme-light = สว่าง
theme-dark = มืด
theme-contrast = คอนทราสต์สูง
pieces-style = ตัวหมาก
pieces-style-classic = แบบมาตรฐาน
pieces-style-caps = ฝาขวด
sound = เสียง
vibration = สั่น
animation = แสดงการเลื่อนตัวหมาก
square-numbers = เลขช่องบนกระดาน
show-moves = แสดงช่องที่เดินได้
notation = การเขียนตาเดิน
notation-numbers = ตัวเลข (22-18)
notation-algebraic = ตัวอักษร (c3-d4)
board-settings = กระดาน
game-settings = เกม
on = เปิด
off = ปิด
draw-rules = กติกาเสมอ
draw-rules-hint = มีผลตั้งแต่เกมหน้า
draw-count = เสมอเมื่อไม่มีความคืบหน้าครบ
draw-count-off = ไม่นับ
draw-count-plies = { $plies } ตา (ฝ่ายละ { $moves })
draw-count-men = เดินเบี้ยแล้วเริ่มนับใหม่
draw-repetition = รูปหมากซ้ำสามครั้งให้เสมอ
draw-rules-default = ตามปกติของเกมนี้


## The app itself

install-app = ติดตั้งแอป
install-hint = เปิดจากหน้าจอหลัก เล่นได้แม้ไม่มีเน็ต
update-ready = มีเวอร์ชันใหม่แล้ว
update-question = มีเวอร์ชันใหม่แล้ว โหลดใหม่ไหม
update-now = โหลดใหม่
update-later = ไว้ทีหลัง
offline-ready = พร้อมเล่นแบบออฟไลน์แล้ว
saved-game-damaged = อ่านเกมที่บันทึกไว้ไม่ได้ จึงเก็บแยกไว้และเริ่มเกมใหม่ให้แล้ว
saved-game-download = ดาวน์โหลดเก็บไว้
saved-game-copy = คัดลอก
saved-game-discard = ลบทิ้ง
saved-game-newer = เกมที่บันทึกไว้มาจากเวอร์ชันที่ใหม่กว่า จึงเก็บแยกไว้และเริ่มเกมใหม่ให้แล้ว
storage-full = ที่เก็บข้อมูลเต็ม บันทึกเกมไม่ได้ ถ้าปิดหน้านี้เกมจะหายไป
storage-unavailable = เบราว์เซอร์นี้บันทึกเกมไม่ได้ ถ้าปิดหน้านี้เกมจะหายไป
load-failed = โหลดเกมไม่สำเร็จ โปรดโหลดหน้านี้ใหม่
load-too-old = เบราว์เซอร์นี้เก่าเกินไป โปรดอัปเดต
loading = กำลังโหลด…
link-position-failed = อ่านรูปหมากจากลิงก์ไม่ได้: { $reason }
link-replaces-game = ลิงก์นี้จะเปิดรูปหมากอื่น ออกจากเกมที่เล่นอยู่ไหม
link-replaces-confirm = เปิดรูปหมาก
about = เกี่ยวกับ
about-text = แอปนี้เป็นซอฟต์แวร์เสรี สองคน เครื่องเดียว ถูกต้องตามกติกา ไม่ส่งข้อมูลออกไปไหน
about-licence = สัญญาอนุญาต: MIT หรือ Apache-2.0
about-version = เวอร์ชัน { $version }
rules = กติกา


## Games from files: the list

open-games = เปิดเกมจากไฟล์…
open-games-title = เปิดเกมจากไฟล์
open-games-choose = เลือกไฟล์
open-games-other = เปิดไฟล์อื่น
open-games-hint = ไฟล์ PDN ที่โปรแกรมหมากฮอสทั่วไปบันทึก หรือลากไฟล์มาวางบนหน้านี้
open-games-paste = หรือวางเกมที่นี่
open-games-read = อ่าน
drop-sign = วางไฟล์เพื่อเปิดเกม
games-pasted = ข้อความที่วาง
games-reading = กำลังอ่าน…
games-cancel = หยุด
games-stopped = หยุดอ่านแล้ว จึงแสดงเพียงเกมเหล่านี้
games-none = ไม่มีเกมอยู่ในนี้
games-utf16 = ข้อความนี้เป็น UTF-16 โปรดบันทึกเป็น UTF-8 แล้วเปิดใหม่
games-no-text = ไฟล์นี้ไม่ใช่ไฟล์ข้อความ
games-unreadable = อ่านไฟล์ไม่ได้
games-too-large = ไฟล์ใหญ่เกินไปสำหรับเครื่องนี้
games-count = { $count } เกม
games-matching = พบ { $found } จาก { $count } เกม
games-search = ค้นหา
games-list = รายการเกม
games-none-match = ไม่พบเกมที่ค้นหา
games-earlier = เกมก่อนหน้า
games-later = เกมถัดไป
games-page = { $first }–{ $last } จาก { $count }
games-behind = หลังเกมสุดท้าย:

game-moves = { $count ->
    [0] ไม่มีตาเดิน
   *[other] { $count } ตา
}
game-findings = ข้อสังเกต { $count } ข้อ
game-result = ผล
game-event = รายการ
game-site = สถานที่
game-date = วันที่
game-round = รอบ


## A game that is looked at

viewer-about-short = ข้อมูล
viewer-touched = กำลังดูเกมอยู่ กด “เล่นต่อจากตานี้” เพื่อเริ่มเกมของคุณเอง
viewer-move = ตาที่ { $number }: { $played }
viewer-not-legal = ผิดกติกา
viewer-set-up-anew = ตั้งหมากใหม่
viewer-illegal = { $played } ผิดกติกา ตั้งแต่ตานั้นไปเป็นเพียงข้อความ
viewer-wrong-start = อ่านรูปหมากเริ่มต้นของเกมนี้ไม่ได้ ตาเดินจึงเป็นเพียงข้อความ
viewer-other-game = แอปนี้ไม่รู้จักกติกาของเกมนี้ ตาเดินจึงเป็นเพียงข้อความ
viewer-findings = ข้อสังเกต
viewer-play-on-question = เล่นต่อจากตานี้ไหม
viewer-play-on-names = ชื่อผู้เล่นและคะแนนจะเปลี่ยนเป็นของเกมนี้
viewer-no-draw-rules = ตามกติกาเสมอที่ตั้งไว้ เกมนี้ควรจบไปแล้ว จึงเล่นต่อโดยไม่ใช้กติกาเสมอ
announce-viewing = กำลังดู { $title }
announce-viewing-closed = กลับมาที่เกมแล้ว

result-won = { $winner ->
    [black] ดำชนะ
   *[white] ขาวชนะ
}
result-draw = เสมอ
result-first-won = ฝ่ายที่เดินก่อนชนะ
result-second-won = ฝ่ายที่เดินหลังชนะ
result-both-lost = แพ้ทั้งสองฝ่าย
result-unknown = ไม่มีผล
result-other = ผล: { $result }

judged-good = ตาดี
judged-mistake = ตาพลาด
judged-brilliant = ตาดีมาก
judged-blunder = ตาพลาดมาก
judged-interesting = ตาน่าสนใจ
judged-dubious = ตาน่าสงสัย
judged-only = ตาเดียวที่เดินได้
judged-even = พอกัน


## What is wrong with a PDN text; $text and the like are quoted from it

finding-line = บรรทัด { $line }: { $finding }
finding-not-utf8 = ข้อความไม่ใช่ UTF-8 จึงอ่านแบบ Windows-1252
finding-stray-text = “{ $text }” ไม่ใช่ตาเดิน จึงถือเป็นความเห็น
finding-closes-nothing = “{ $sign }” ไม่มีตัวเปิดคู่กัน
finding-unclosed-comment = ความเห็นนี้ไม่มีวงเล็บปีกกาปิด
finding-tags-in-comment = ความเห็นนี้กินไปถึงแท็ก อาจขาดวงเล็บปีกกาปิด
finding-unclosed-variation = แนวเดินอื่นไม่มีวงเล็บปิด
finding-replaces-nothing = แนวเดินนี้ไม่ได้ต่อจากตาใด จึงข้ามไป
finding-too-deep = แนวเดินที่ซ้อนลึกกว่า { $limit } ชั้นถูกข้ามไป
finding-too-long = ข้อความยาวกว่า { $limit } ไบต์ ส่วนที่เหลือถูกข้ามไป
finding-too-many-moves = ตาเดินหลังจาก { $limit } ตาแรกถูกข้ามไป
finding-more = ยังมีข้อสังเกตอีก { $count } ข้อที่ไม่ได้แสดง
finding-broken-tag = “{ $text }” ไม่ใช่แท็กที่ถูกต้อง จึงอ่านเป็น { $read }
finding-second-tag = มีแท็ก { $name } ซ้ำ ใช้อันแรก
finding-date = “{ $text }” ควรเป็นวันที่แบบ 2024.05.01
finding-unknown-result = “{ $text }” ไม่ใช่ผลการแข่งขัน
finding-results-differ = เกมจบด้วย “{ $token }” แต่แท็กระบุ “{ $tag }” จึงใช้ท้ายเกม
finding-no-result = เกมนี้ไม่มีผลการแข่งขัน
finding-stray-result = “{ $result }” ไม่ได้จบเกมใด จึงข้ามไป
finding-result-in-variation = “{ $result }” อยู่ในแนวเดินอื่น จึงถือเป็นความเห็น
finding-bare-number = หมายเลข { $number } ไม่มีจุดตามหลัง
finding-loose-number = หลังหมายเลข { $number } ไม่มีตาเดิน
finding-move-number = ตาที่ { $found } ควรเป็นตาที่ { $expected }
finding-judges-nothing = “{ $text }” ไม่ได้ตามหลังตาเดิน จึงข้ามไป
finding-game-by-moves = ไม่ระบุชนิดของเกม แต่ตาเดินเป็นของ{ -game }
finding-game-by-others = ไม่ระบุชนิดของเกม จึงถือเป็น{ -game }เหมือนเกมก่อนหน้า
finding-game-by-nothing = ไม่ระบุชนิดของเกม จึงถือเป็น{ -game }
finding-unknown-game = ไม่ระบุชนิดของเกม และตาเดินไม่ตรงกับกติกาที่แอปนี้รู้จัก
finding-game-type = “{ $text }” ไม่ใช่ชนิดของเกม
finding-reversed = ช่องนับเลขจากอีกด้าน จึงกลับให้แล้ว
finding-fen = อ่านรูปหมาก “{ $text }” ไม่ได้: { $reason }
finding-fen-usual = อ่านรูปหมาก “{ $text }” ไม่ได้: { $reason } จึงเริ่มจากรูปหมากปกติ ซึ่งเดินตามนี้ได้
finding-illegal = ตอนนี้เดิน { $text } ไม่ได้ เดินได้: { $moves }
finding-resolved = { $text } อาจหมายถึง { $moves } แต่มีเพียง { $taken } ที่เกมไปต่อได้
finding-ambiguous = { $text } อาจหมายถึง { $moves } จึงใช้ { $taken }
finding-no-capture = { $text } ไม่ได้กิน ต้องเขียน { $right }
finding-capture = { $text } เป็นการกิน ต้องเขียน { $right }
finding-against-win = { $winner ->
    [black] ผลคือ “{ $result }” แต่บนกระดานดำชนะ
   *[white] ผลคือ “{ $result }” แต่บนกระดานขาวชนะ
}
finding-against-draw = ผลคือ “{ $result }” แต่บนกระดานเสมอ


## Keyboard

keyboard = แป้นพิมพ์
key-arrows = ปุ่มลูกศร
key-arrows-does = เลื่อนไปบนกระดาน
key-enter = Enter หรือเว้นวรรค
key-enter-does = เลือกตัวหมากหรือช่อง
key-escape = Esc
key-escape-does = ยกเลิกการเลือก หรือย้อนการกินที่ยังไม่จบ
key-typed-does = พิมพ์ตาเดิน เช่น 22-18
key-undo-does = ย้อนตา
key-redo-does = ทำซ้ำ
key-flip-does = พลิกกระดาน
key-new-does = เกมใหม่
key-help-does = แสดงวิธีใช้นี้
key-history-does = ดูตาก่อนหน้าและตาถัดไป


## For those who listen: names and announcements

board-label = กระดาน{ -game }
board-help = ปุ่มลูกศรเลื่อนบนกระดาน Enter เลือก Esc ยกเลิก
square-label = ช่อง { $square } { $content ->
    [empty] ว่าง
    [black-man] เบี้ยดำ
    [black-king] ฮอสดำ
    [white-man] เบี้ยขาว
   *[white-king] ฮอสขาว
}{ $mark ->
   *[plain] { "" }
    [can-move] { " " }เดินได้
    [must-capture] { " " }ต้องกิน
    [chosen] { " " }เลือกอยู่
    [target] { " " }ลงได้
}
square-light = ช่องสีอ่อน
announce-move = { $side ->
    [black] ดำ: { $from } ไป { $to }
   *[white] ขาว: { $from } ไป { $to }
}
announce-capture = { $side ->
    [black] ดำ: { $from } กิน { $captured } ลงที่ { $to }
   *[white] ขาว: { $from } กิน { $captured } ลงที่ { $to }
}
announce-step = กิน { $captured } แล้ว อยู่ที่ช่อง { $square } กินต่อไปที่ช่อง { $squares }
announce-crowned = เข้าฮอสที่ช่อง { $square }
announce-chosen = { $rank ->
    [man] เลือกเบี้ยช่อง { $square } ไปได้ที่ช่อง { $squares }
   *[king] เลือกฮอสช่อง { $square } ไปได้ที่ช่อง { $squares }
}
announce-put-back = วางกลับที่ช่อง { $square }
announce-undone = ย้อนตา { $played } แล้ว
announce-redone = เดิน { $played } อีกครั้งแล้ว
announce-new-game = เกมใหม่: { -game } ตาดำเดิน
announce-end = เกมจบแล้ว { $result }
announce-position = รูปหมากหลังเดิน { $played }
announce-start-position = รูปหมากเริ่มต้น
announce-flipped = พลิกกระดานแล้ว


## The terminal program

terminal-title = Makhos: { -game }
terminal-prompt = ตาเดินของคุณ:
terminal-hint = พิมพ์ตาเดินแล้วกด Enter หรือใช้ปุ่มลูกศร กด ? เพื่อดูวิธีใช้
terminal-help-title = วิธีใช้
terminal-help-type = พิมพ์ตาเดิน: 25-22, 18x9x27 หรือ b2-a3
terminal-help-arrows = ปุ่มลูกศรและ Enter: เลือกตัวหมาก แล้วเลือกช่อง
terminal-help-escape = Esc: ยกเลิกการเลือก หรือย้อนการกินที่ยังไม่จบ
terminal-help-undo = u: ย้อนตา
terminal-help-redo = r: ทำซ้ำ
terminal-help-new = n: เกมใหม่
terminal-help-flip = t: พลิกกระดาน
terminal-help-draw = o: ตกลงเสมอ
terminal-help-resign = s: ยอมแพ้
terminal-help-hint = i: คำใบ้
terminal-help-computer = k: ให้คอมพิวเตอร์เล่นฝ่ายไหน l: ระดับ
terminal-help-move-now = m: ให้คอมพิวเตอร์เดินทันที
terminal-help-quit = q: ออก
terminal-help-help = ?: แสดงหรือซ่อนวิธีใช้นี้
terminal-new-question = เริ่มเกมใหม่ไหม (y/n)
terminal-quit-question = ออกจากเกมไหม (y/n)
terminal-draw-question = ทั้งสองฝ่ายตกลงเสมอไหม (y/n)
terminal-resign-question = { $side ->
    [black] ดำจะยอมแพ้ไหม (y/n)
   *[white] ขาวจะยอมแพ้ไหม (y/n)
}
terminal-draw-offer-question = ขอเสมอกับคอมพิวเตอร์ไหม (y/n)
terminal-thinking = คอมพิวเตอร์กำลังคิด…
terminal-thinking-detail = m: ให้เดินทันที u: ย้อนตาของคุณ
terminal-paused = คอมพิวเตอร์รออยู่
terminal-paused-detail = m: ให้คอมพิวเตอร์เล่นต่อ
terminal-hint-searching = กำลังหาคำใบ้…
terminal-not-your-turn = ตอนนี้ตาคอมพิวเตอร์ กด m ให้เดินทันที
terminal-not-thinking = คอมพิวเตอร์ไม่ได้กำลังคิด
terminal-computer = คอมพิวเตอร์ ระดับ { $level }
terminal-computer-off = เล่นกันสองคน
terminal-computer-plays = { $side ->
    [black] คอมพิวเตอร์เล่นฝ่ายดำ ระดับ { $level }
   *[white] คอมพิวเตอร์เล่นฝ่ายขาว ระดับ { $level }
}
terminal-computer-both = คอมพิวเตอร์เล่นทั้งสองฝ่าย ระดับ { $level }
terminal-level = คอมพิวเตอร์เล่นที่ระดับ { $level }
terminal-too-small = โปรดขยายหน้าต่าง


## Lists

list-pair-and = { $first } และ { $last }
list-pair-or = { $first } หรือ { $last }
list-comma = { $first }, { $next }
list-more = { $first } และอีก { $count }
square-number = { $number }


## The rules to read; blank lines part the paragraphs

rules-thai-title = กติกาหมากฮอสไทย
rules-english-title = กติกาหมากฮอสสากล

rules-thai-start-title = กระดานและการตั้งหมาก
rules-thai-start =
    เล่นสองคนบนช่องสีเข้ม 32 ช่องของกระดาน 8 × 8 ช่องมุมล่างซ้ายเป็นสีเข้ม

    แต่ละฝ่ายมีเบี้ย 8 ตัว วางบนสองแถวแรกของตน ดำอยู่ฝั่งช่องเลขสูงและเดินก่อน
rules-thai-move-title = การเดิน
rules-thai-move =
    เบี้ยเดินทแยงไปข้างหน้าหนึ่งช่อง ไปยังช่องว่าง

    ฮอสเดินทแยงได้ทั้งสี่ทิศ ไกลกี่ช่องก็ได้ตราบที่ช่องยังว่าง
rules-thai-man-capture-title = เบี้ยกินอย่างไร
rules-thai-man-capture =
    เบี้ยกินหมากของอีกฝ่ายที่อยู่ช่องติดกันด้านหน้า โดยกระโดดข้ามไปลงช่องว่างที่อยู่ติดด้านหลังตัวนั้น เบี้ยกินถอยหลังไม่ได้

    ถ้าจากช่องนั้นยังกินต่อได้ ต้องกินต่อ
rules-thai-king-capture-title = ฮอสกินอย่างไร
rules-thai-king-capture =
    ฮอสกินได้จากระยะไกล ถ้าช่องระหว่างทางว่างทั้งหมด และต้องลงช่องว่างที่อยู่ติดด้านหลังตัวที่ถูกกินเท่านั้น

    หมากสองตัวซ้อนติดกันโดยไม่มีช่องว่างคั่น กินไม่ได้
rules-thai-compulsory-title = บังคับกิน
rules-thai-compulsory =
    ใครมีตากินต้องกิน และต้องกินต่อไปจนหมด

    ถ้ากินได้หลายทาง เลือกทางไหนก็ได้ ไม่จำเป็นต้องกินทางที่ได้มากที่สุด และฮอสไม่ได้มีสิทธิ์กินก่อนเบี้ย
rules-thai-removal-title = ตัวที่ถูกกินออกทันที
rules-thai-removal =
    ตัวที่ถูกกินออกจากกระดานทันทีแม้ยังกินไม่จบ จึงไม่ขวางทางอีก และผ่านหรือลงช่องของมันได้ ช่องที่ตัวกินเพิ่งออกมาก็นับเป็นช่องว่างเช่นกัน

    ฮอสจึงย้อนกลับทางเดิมเพื่อกินต่อได้
rules-thai-crowning-title = เข้าฮอส
rules-thai-crowning =
    เบี้ยที่ไปถึงแถวสุดท้ายจะเข้าฮอส และจบตาเดินทันที แม้กำลังกินอยู่ก็ตาม
rules-thai-end-title = แพ้ชนะ
rules-thai-end =
    ฝ่ายที่ถึงตาเดินแต่เดินไม่ได้ เพราะถูกกินหมดหรือถูกปิดทางหมด เป็นฝ่ายแพ้ ผู้เล่นจะยอมแพ้เองก็ได้
rules-thai-draw-title = เสมอ
rules-thai-draw =
    เกมเสมอเมื่อรูปหมากเดิมและฝ่ายเดินเดิมซ้ำเป็นครั้งที่สาม เมื่อทั้งสองฝ่ายเดินฝ่ายละ 16 ครั้งติดกัน (รวม 32 ตา) โดยไม่มีการกินและไม่มีการเดินเบี้ย หรือเมื่อทั้งสองฝ่ายตกลงกัน

    จำนวนที่นับตั้งได้ก่อนเริ่มเกม ส่วนตาเดินที่ทำให้ชนะ ถือว่าชนะทุกกรณี

rules-english-start-title = กระดานและการตั้งหมาก
rules-english-start =
    เล่นสองคนบนช่องสีเข้ม 32 ช่องของกระดาน 8 × 8 ช่องมุมล่างซ้ายเป็นสีเข้ม

    แต่ละฝ่ายมีเบี้ย 12 ตัว วางบนสามแถวแรกของตน ดำอยู่ฝั่งช่องเลขต่ำและเดินก่อน
rules-english-move-title = การเดิน
rules-english-move =
    เบี้ยเดินทแยงไปข้างหน้าหนึ่งช่อง ไปยังช่องว่าง

    ฮอสก็เดินหนึ่งช่องเช่นกัน แต่ไปได้ทั้งสี่ทิศ
rules-english-capture-title = การกิน
rules-english-capture =
    หมากกินตัวของอีกฝ่ายที่อยู่ช่องติดกัน โดยกระโดดข้ามไปลงช่องว่างที่อยู่ติดด้านหลังตัวนั้น เบี้ยกินไปข้างหน้าเท่านั้น ส่วนฮอสกินได้ทั้งสี่ทิศ

    ถ้าจากช่องนั้นยังกินต่อได้ ต้องกินต่อ
rules-english-compulsory-title = บังคับกิน
rules-english-compulsory =
    ใครมีตากินต้องกิน และต้องกินต่อไปจนหมด

    ถ้ากินได้หลายทาง เลือกทางไหนก็ได้ ไม่จำเป็นต้องกินทางที่ได้มากที่สุด และฮอสไม่ได้มีสิทธิ์กินก่อนเบี้ย
rules-english-removal-title = ตัวที่ถูกกินออกทันที
rules-english-removal =
    ตัวที่ถูกกินออกจากกระดานทันทีแม้ยังกินไม่จบ ช่องที่ตัวกินเพิ่งออกมาก็นับเป็นช่องว่างเช่นกัน ฮอสจึงกินวนกลับมาจบที่ช่องเดิมได้
rules-english-crowning-title = เข้าฮอส
rules-english-crowning =
    เบี้ยที่ไปถึงแถวสุดท้ายจะเข้าฮอส และจบตาเดินทันที แม้กำลังกินอยู่ก็ตาม
rules-english-end-title = แพ้ชนะ
rules-english-end =
    ฝ่ายที่ถึงตาเดินแต่เดินไม่ได้ เพราะถูกกินหมดหรือถูกปิดทางหมด เป็นฝ่ายแพ้ ผู้เล่นจะยอมแพ้เองก็ได้
rules-english-draw-title = เสมอ
rules-english-draw =
    เกมเสมอเมื่อรูปหมากเดิมและฝ่ายเดินเดิมซ้ำเป็นครั้งที่สาม เมื่อทั้งสองฝ่ายเดินฝ่ายละ 50 ครั้งติดกัน (รวม 100 ตา) โดยไม่มีการกิน หรือเมื่อทั้งสองฝ่ายตกลงกัน การเดินเบี้ยไม่ทำให้เริ่มนับใหม่

    จำนวนที่นับตั้งได้ก่อนเริ่มเกม ส่วนตาเดินที่ทำให้ชนะ ถือว่าชนะทุกกรณี

## Under the small boards in the rules

example-thai-start = รูปหมากเริ่มต้น ดำเดินก่อน เดินขึ้น
example-king-slides = ฮอสที่ช่อง 18 ไปได้ทุกช่องที่แสดงไว้
example-man-forward = เบี้ยที่ช่อง 18 กินตัวที่ช่อง 22 ไม่ได้ เพราะเป็นการกินถอยหลัง
example-king-far = ฮอสจากช่อง 29 กินตัวที่ช่อง 8 แล้วลงช่อง 4
example-king-behind = ฮอสกินตัวที่ช่อง 22 แล้วต้องลงช่อง 18
example-two-in-row = ตัวที่ช่อง 22 และ 18 ซ้อนติดกัน ฮอสกินไม่ได้
example-free-choice = 22x13 กินหนึ่งตัว 22x15x8 กินสองตัว เลือกได้ทั้งสองทาง
example-compulsory = เบี้ยที่ช่อง 22 ต้องกิน เบี้ยที่ช่อง 32 เดินไม่ได้
example-turn-back = ฮอสกินตัวที่ช่อง 25 ลงช่อง 29 แล้วย้อนกลับทางเดิมไปกินตัวที่ช่อง 11
example-passed-again = ฮอสกินตัวที่ช่อง 14 และ 23 แล้วผ่านช่องของสองตัวนั้นอีกครั้ง
example-crowning-ends = เบี้ยกินตัวที่ช่อง 7 แล้วเข้าฮอสที่ช่อง 3 จะกินตัวที่ช่อง 8 ต่อในตาเดียวกันไม่ได้
example-blocked = ดำเดินไม่ได้ ดำแพ้
example-english-start = รูปหมากเริ่มต้น ดำเดินก่อน เดินลง
example-english-king = ฮอสเดินหนึ่งช่อง: จากช่อง 29 ไปช่อง 25
example-english-choice = 22x13 กินหนึ่งตัว 22x15x8 กินสองตัว เลือกได้ทั้งสองทาง
example-english-forward = เบี้ยที่ช่อง 18 กินตัวที่ช่อง 22 ไม่ได้ เพราะเป็นการกินถอยหลัง
example-english-compulsory = เบี้ยที่ช่อง 22 ต้องกิน เบี้ยที่ช่อง 32 เดินไม่ได้
example-english-loop = ฮอสกินสี่ตัวแล้วกลับมาจบที่ช่องเดิม
example-english-crowning-ends = เบี้ยกินตัวที่ช่อง 7 แล้วเข้าฮอสที่ช่อง 3 จะกินตัวที่ช่อง 8 ต่อในตาเดียวกันไม่ได้
example-english-blocked = ขาวเดินไม่ได้ ขาวแพ้


## Hints: what to play and why

hint-takes-last = { $played } กินตัวสุดท้ายแล้วชนะ
hint-blocks = { $played } ทำให้อีกฝ่ายไม่มีตาเดินแล้วชนะ
hint-wins = { $moves ->
    [1] { $played } ชนะทันที
   *[other] { $played } ชนะใน { $moves } ตา ไม่ว่าอีกฝ่ายจะเดินอย่างไร
}
hint-sees-win = { $played } คอมพิวเตอร์เห็นทางชนะใน { $moves } ตา
hint-only-move = { $played } เป็นตาเดียวที่เดินได้
hint-only-capture = { $count ->
    [1] บังคับกิน กินได้ทางเดียวคือ { $played }
   *[other] บังคับกิน กินได้ทางเดียวคือ { $played } กินได้ { $count } ตัว
}
hint-holds-out = { $moves ->
    [1] เดินอย่างไรก็แพ้ เดิน { $played } แล้วอีกฝ่ายก็ชนะในตาถัดไป
   *[other] เดินอย่างไรก็แพ้ แต่ { $played } ยื้อได้นานที่สุด { $moves } ตา
}
hint-sees-loss = คอมพิวเตอร์เห็นว่าจะแพ้ใน { $moves } ตา และไม่พบตาไหนที่ยื้อได้นานกว่า { $played }
hint-draws-by-repetition = { $played } ทำให้เสมอ เพราะรูปหมากซ้ำเป็นครั้งที่สาม
hint-draws-without-progress = { $played } ทำให้เสมอ เพราะเดินกันนานเกินไปโดยไม่คืบหน้า
hint-keeps-draw = { $played } รักษาผลเสมอไว้ ตาอื่นแพ้ทั้งหมด
hint-others-lose = { $moves ->
    [1] ถ้าไม่เดิน { $played } อีกฝ่ายจะชนะทันที
   *[other] ถ้าไม่เดิน { $played } อีกฝ่ายจะชนะภายใน { $moves } ตา
}
hint-wins-pieces = { $played } ทำให้ได้เปรียบ { $count } ตัว
hint-sacrifices = { $played } ยอมให้กินก่อน แล้วกินคืนได้มากกว่า { $count } ตัว
hint-takes-back = { $played } ได้กินคืน { $count } ตัว
hint-crowns = { $played } ถึงแถวสุดท้าย ได้เข้าฮอส
hint-crowns-soon = เดิน { $played } แล้วไม่มีอะไรกั้นเบี้ยตัวนี้ได้ จะเข้าฮอสใน{ $moves ->
    [2] ตาถัดไป
   *[other] สองตาถัดไปเป็นอย่างช้า
}
hint-others-lose-pieces = { $played } ไม่เสียอะไร ตาอื่นเสีย { $count } ตัวทุกตา
hint-loses-least = { $played } เสียแค่ { $count } ตัว ตาอื่นเสียมากกว่า
hint-moves-away = { $played } พาตัวที่ช่อง { $square } หนีจากการถูกกิน
hint-protects = { $played } ช่วยตัวที่ช่อง { $square } ไม่ให้เสีย
hint-stops-crowning = { $played } กันไม่ให้เบี้ยอีกฝ่ายเข้าฮอสที่ช่อง { $square } ในตาถัดไป
hint-exchanges-ahead = { $played } แลกตัวกัน ซึ่งดีเพราะมีมากกว่าอยู่ { $count } ตัว
hint-exchanges = { $played } แลกตัวกันเท่า ๆ กัน
hint-takes-most = { $count ->
    [1] บังคับกิน { $played } กินได้ 1 ตัว ซึ่งมากที่สุดแล้ว
   *[other] บังคับกิน { $played } กินได้ { $count } ตัว มากกว่าทางอื่น
}
hint-must-capture = บังคับกิน คอมพิวเตอร์เลือก { $played }
hint-threatens = { $played } ขู่จะกินตัวที่ช่อง { $square }
hint-restricts = { $count ->
    [0] { $played } ทำให้อีกฝ่ายไม่มีตาเดิน
   *[other] { $played } ทำให้อีกฝ่ายเหลือแค่ { $count } ตาให้เดิน
}
hint-many-lose-pieces = { $played } ไม่เสียอะไร ส่วนตาอื่น { $total } ตา มี { $count } ตาที่เสียตัว
hint-takes-centre = { $played } พาเบี้ยเข้ากลางกระดานอย่างปลอดภัย
hint-keeps-back-row = { $played } ให้เบี้ย { $count } ตัวที่แถวหลังอยู่กันไม่ให้อีกฝ่ายเข้าฮอส
hint-looks-ahead = { $played } คอมพิวเตอร์คิดล่วงหน้า { $count } ตาแล้วไม่พบตาที่ดีกว่า

## Playing against the computer, watching it, asking it for a hint

opponents = ใครเล่น
opponents-people = สองคน
opponents-computer = คอมพิวเตอร์
opponents-watch = นั่งดู
opponents-people-hint = เล่นสองคน ผลัดกันเดินในเครื่องนี้
opponents-computer-hint = คุณเล่นกับคอมพิวเตอร์
opponents-watch-hint = คอมพิวเตอร์เล่นกันเอง
play-computer = เล่นกับคอมพิวเตอร์
your-side = คุณเล่นฝ่าย
side-by-lot = สุ่ม
level = ระดับ
level-of = { $side ->
    [black] ระดับของดำ
   *[white] ระดับของขาว
}
level-choice = { $level } · { $level ->
    [1] เกมแรก
    [2] มือใหม่
    [3] หัดเล่น
    [4] เล่นสนุก
    [5] พอมีฝีมือ
    [6] มีฝีมือ
    [7] เก่ง
    [8] เก่งมาก
    [9] เซียน
   *[other] เต็มกำลัง
}
thinking-time = เวลาคิด
thinking-seconds = ตาละ { $seconds } วินาที
computer-name = คอมพิวเตอร์ ระดับ { $level }
computer-thinking = คอมพิวเตอร์กำลังคิด…
computer-thinking-side = { $side ->
    [black] ดำกำลังคิด…
   *[white] ขาวกำลังคิด…
}
computer-paused = หยุดพักอยู่
move-now = เดินเลย
watch-pause = หยุดพัก
watch-go-on = เล่นต่อ
computer-wait = ตานี้คอมพิวเตอร์เดิน รอสักครู่
computer-watched = คอมพิวเตอร์กำลังเล่นกันเอง ถ้าจะเล่นเอง ให้เริ่มเกมใหม่
computer-failed = เปิดคอมพิวเตอร์คู่เล่นไม่ได้
computer-failed-advice = เกมของคุณยังอยู่ ตรวจสอบการเชื่อมต่อ
try-again = ลองอีกครั้ง
computer-draw-asked = คอมพิวเตอร์กำลังคิดว่าจะรับเสมอไหม…
computer-draw-declined = คอมพิวเตอร์ไม่รับเสมอ เล่นต่อ
computer-draw-wait = ขอเสมอได้เมื่อถึงตาคุณ
hint = คำใบ้
hint-hint = แสดงตาที่ดี
hint-looking = กำลังหาตาที่ดี…
hint-move = คำใบ้: { $played }


## Endgame tables: who wins positions with few pieces, and what every move is worth

verdict-win = { $winner ->
    [black] ดำชนะใน { $moves } ตา
   *[white] ขาวชนะใน { $moves } ตา
}
verdict-win-without-rule = { $winner ->
    [black] ถ้าไม่นับกติกาเสมอ ดำชนะใน { $moves } ตา
   *[white] ถ้าไม่นับกติกาเสมอ ขาวชนะใน { $moves } ตา
}
verdict-wins = { $winner ->
    [black] ดำชนะ ถ้าทั้งสองฝ่ายเดินดีที่สุด
   *[white] ขาวชนะ ถ้าทั้งสองฝ่ายเดินดีที่สุด
}
verdict-wins-without-rule = { $winner ->
    [black] ถ้าไม่นับกติกาเสมอและทั้งสองฝ่ายเดินดีที่สุด ดำชนะ
   *[white] ถ้าไม่นับกติกาเสมอและทั้งสองฝ่ายเดินดีที่สุด ขาวชนะ
}
verdict-draw = เสมอ ถ้าทั้งสองฝ่ายเดินดีที่สุด
verdict-missing = บอกผลไม่ได้ เพราะโหลดตารางหมากท้ายเกมไม่ได้
verdict-damaged = บอกผลไม่ได้ เพราะตารางหมากท้ายเกมเสียหาย
values-title = ทุกตาที่เดินได้และผล
values-note = เมื่อทั้งสองฝ่ายเดินดีที่สุด โดยไม่นับกติกาเสมอ
value-win = ชนะใน { $moves } ตา
value-wins = ชนะ
value-draw = เสมอ
value-loss = แพ้ใน { $moves } ตา
value-loses = แพ้

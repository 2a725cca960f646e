### Korean texts of Makhos; en.ftl explains the variables.
###
### A variable is never followed by a particle whose form depends on its last sound: squares come as
### “13번” or “a5” and are followed by the word 칸, names by 님.


## The app and the two games

app-title = Makhos
app-tagline = 둘이서 두는 태국 체커와 영국 체커, 올바른 규칙 그대로
variant-thai = 태국 체커 (막홋)
variant-thai-short = 태국 체커
variant-english = 영국 체커 (체커)
variant-english-short = 영국 체커
variant-choice = 게임 종류

page-title = Makhos: 태국 체커와 영국 체커
-game = { $game ->
    [thai] 태국 체커
   *[english] 영국 체커
}
page-title-turn = { $side ->
    [black] 흑 차례
   *[white] 백 차례
} · { -game }
page-title-over = { $result } · { -game }


## Sides and pieces

side-name = { $side ->
    [black] 흑
   *[white] 백
}
side-name-named = { $side ->
    [black] { $name } (흑)
   *[white] { $name } (백)
}
rank-name = { $rank ->
    [man] 말
   *[king] 킹
}
-kings = { $kings ->
    [0] { "" }
   *[other] { " " }(킹 { $kings }개)
}
pieces-left = 말 { $count }개{ -kings }
pieces-left-to-move = 둘 차례 · 말 { $count }개{ -kings }
pieces-taken = { $count ->
    [0] 잡은 말 없음
   *[other] 잡은 말 { $count }개
}


## Whose turn, and what the game expects

to-move = { $side ->
    [black] 흑 차례
   *[white] 백 차례
}
to-move-named = { $name } 님 차례
must-capture-you = 꼭 잡아야 해요
must-capture = { $side ->
    [black] 흑이 잡아야 해요
   *[white] 백이 잡아야 해요
}
must-capture-named = { $name } 님이 잡아야 해요
takes-one = { $rank ->
    [man] { $square } 칸의 말로 잡으세요.
   *[king] { $square } 칸의 킹으로 잡으세요.
}
takes-one-choose-end = { $rank ->
    [man] { $square } 칸의 말로 잡으세요. 어느 칸으로 갈까요?
   *[king] { $square } 칸의 킹으로 잡으세요. 어느 칸으로 갈까요?
}
takes-several = 어느 말로 잡을지 고르세요: { $squares } 칸.
chain-go-on = { $square } 칸에서 이어서 잡으세요
chain-go-on-to = 다음: { $squares } 칸.
chain-take-back = 말을 누르거나 Esc 키를 누르면 무를 수 있어요.
choose-piece = 움직일 말을 고르세요
choose-piece-detail = 말을 누르거나, 갈 칸으로 끌어다 놓으세요.
choose-target = { $rank ->
    [man] { $square } 칸의 말이 갈 칸을 고르세요
   *[king] { $square } 칸의 킹이 갈 칸을 고르세요
}
looking-back = 지난 국면을 보고 있어요.


## Why a square or a move is refused

refused-not-your-piece = { $side ->
    [black] 흑의 말이에요. 지금은 백 차례예요.
   *[white] 백의 말이에요. 지금은 흑 차례예요.
}
refused-empty-square = { $square } 칸에는 말이 없어요.
refused-blocked = { $rank ->
    [man] { $square } 칸의 말은 길이 막혔어요. 다른 말을 고르세요.
   *[king] { $square } 칸의 킹은 길이 막혔어요. 다른 말을 고르세요.
}
refused-other-must-capture = { $count ->
    [1] 잡을 수 있으면 꼭 잡아야 해요. { $squares } 칸의 말로 잡으세요.
   *[other] 잡을 수 있으면 꼭 잡아야 해요. { $squares } 칸의 말 중 하나로 잡으세요.
}
refused-must-capture-here = 잡을 수 있으면 꼭 잡아야 해요. { $square } 칸에서 { $squares } 칸으로 뛰어넘으세요.
refused-man-moves-forward = 킹이 아닌 말은 앞으로만 움직여요.
refused-man-captures-forward = 킹이 아닌 말은 앞으로만 잡아요.
refused-not-diagonal = 말은 대각선으로만 움직여요.
refused-man-too-far = 킹이 아닌 말은 한 칸만 움직여요.
refused-king-too-far = 이 게임에서는 킹도 한 칸만 움직여요.
refused-way-blocked = { $square } 칸에서 길이 막혔어요.
refused-own-piece-in-way = { $square } 칸에 있는 내 말이 길을 막고 있어요.
refused-occupied = { $square } 칸에는 이미 말이 있어요.
refused-two-in-a-row = 나란히 붙어 있는 두 말은 잡을 수 없어요.
refused-land-behind = { $captured } 칸의 말을 잡으면 바로 뒤 { $square } 칸에 내려야 해요.
refused-nothing-to-capture = { $square } 칸으로 가는 길에는 잡을 말이 없어요.
refused-cannot-go-there = { $from } 칸의 말은 { $to } 칸으로 갈 수 없어요.
refused-chain-unfinished = 아직 다 잡지 않았어요. { $squares } 칸으로 이어 가세요.
refused-ambiguous-end = { $square } 칸에서 끝나는 길이 여럿이에요. 한 칸씩 가세요: 먼저 { $squares } 칸.
refused-game-over = 게임이 끝났어요. 한 수 무르거나 새 게임을 시작하세요.
refused-typed-unknown = “{ $text }”: 알아볼 수 없는 수예요. 이렇게 써 보세요: { $moves }.
refused-typed-illegal = { $text }: 지금은 둘 수 없는 수예요. 둘 수 있는 수: { $moves }.
refused-typed-ambiguous = { $text }: 잡는 길이 여럿이에요. 지나는 칸을 모두 써 주세요: { $moves }.
refused-nothing-to-undo = 무를 수가 없어요.
refused-nothing-to-redo = 다시 둘 수가 없어요.


## The end of a game

end-win = { $winner ->
    [black] 흑 승리
   *[white] 백 승리
}
end-win-named = { $winner ->
    [black] { $name } (흑) 승리
   *[white] { $name } (백) 승리
}
end-draw = 무승부

-side-loser = { $loser ->
    [black] 흑
   *[white] 백
}
reason-blocked = { -side-loser }이 움직일 수 없어요
reason-no-pieces = { -side-loser }의 말이 모두 잡혔어요
reason-resigned = { -side-loser }이 기권했어요
reason-time = { -side-loser }의 시간이 다 됐어요
reason-repetition = 같은 국면이 세 번째 나왔어요
reason-no-progress = { $plies }수 동안 잡기 없이 킹만 움직였어요
reason-no-capture = { $plies }수 동안 잡기가 없었어요
reason-agreement = 두 사람이 합의했어요

end-blocked = { $loser ->
    [black] 백 승리: 흑이 움직일 수 없어요
   *[white] 흑 승리: 백이 움직일 수 없어요
}
end-no-pieces = { $loser ->
    [black] 백 승리: 흑의 말이 모두 잡혔어요
   *[white] 흑 승리: 백의 말이 모두 잡혔어요
}
end-resigned = { $loser ->
    [black] 백 승리: 흑이 기권했어요
   *[white] 흑 승리: 백이 기권했어요
}
end-time = { $loser ->
    [black] 백 승리: 흑의 시간이 다 됐어요
   *[white] 흑 승리: 백의 시간이 다 됐어요
}
end-repetition = 무승부: 같은 국면이 세 번째 나왔어요
end-no-progress = 무승부: { $plies }수 동안 잡기 없이 킹만 움직였어요
end-no-capture = 무승부: { $plies }수 동안 잡기가 없었어요
end-agreement = 무승부: 두 사람이 합의했어요


## Draw counters

count-no-progress = 잡기 없이 킹만 움직인 수: { $limit }수 중 { $done }수
count-no-capture = 잡기가 없었던 수: { $limit }수 중 { $done }수
count-explained = { $limit }수가 되면 무승부예요.
position-second-time = 같은 국면이 두 번째 나왔어요. 세 번째면 무승부예요.


## Actions; the -short ones are the labels under the five thumb buttons

undo = 무르기
undo-short = 무르기
undo-hint = 마지막 수 무르기
redo = 다시 두기
redo-short = 다시 두기
redo-hint = 무른 수 다시 두기
draw-short = 무승부
resign-short = 기권
more-short = 더 보기
more-hint = 다른 기능 보기
new-game = 새 게임
rematch = 한 판 더
look-at-game = 복기하기
flip-board = 보드 돌리기
face-to-face = 마주 보기
face-to-face-hint = 맞은편 사람의 글과 버튼을 거꾸로 돌려 보여 줘요
turn-after-move = 한 수마다 보드 돌리기
resign = 기권
resign-question = { $side ->
    [black] 흑, 기권할까요?
   *[white] 백, 기권할까요?
}
resign-question-other = { $side ->
    [black] 백이 기권하려고 해요. 흑은 받아들이나요?
   *[white] 흑이 기권하려고 해요. 백은 받아들이나요?
}
resign-confirm = 기권하기
resign-accept = 받아들이기
offer-draw = 무승부 제안
offer-draw-question = { $side ->
    [black] 흑, 무승부를 제안할까요?
   *[white] 백, 무승부를 제안할까요?
}
draw-question = { $side ->
    [black] 백이 무승부를 제안했어요. 흑은 동의하나요?
   *[white] 흑이 무승부를 제안했어요. 백은 동의하나요?
}
draw-question-named = { $name } 님, 무승부에 동의하나요?
draw-accept = 무승부 동의
draw-decline = 계속 두기
draw-declined = { $side ->
    [black] 흑이 무승부를 거절했어요.
   *[white] 백이 무승부를 거절했어요.
}
new-game-warning = 판 위의 대국이 아직 끝나지 않았어요. “내 대국”에 보관돼요.
new-game-confirm = 시작
ok = 확인
cancel = 취소
close = 닫기
back = 뒤로
yes = 예
no = 아니요
menu = 메뉴
settings = 설정
share = 공유
fullscreen = 전체 화면
fullscreen-leave = 전체 화면 끝내기


## Moves of the game

moves-title = 기보
moves-none = 아직 둔 수가 없어요
moves-to-start = 처음으로
moves-back = 한 수 뒤로
moves-forward = 한 수 앞으로
moves-to-end = 마지막 수로
moves-entry = { $side ->
    [black] { $number }번째 수, 흑: { $played }
   *[white] { $number }번째 수, 백: { $played }
}
moves-start = 처음 배치
back-to-game = 게임으로 돌아가기
play-on-from-here = 여기서부터 두기
play-on-question = 여기서부터 다시 둘까요? 뒤의 수는 사라져요.
type-move = 수 입력
type-move-placeholder = 예: { $played }
type-move-submit = 두기
copy-position = 배치 복사
copy-moves = 기보 복사
copy-link = 링크 복사
copied = 복사했어요
copy-failed = 복사하지 못했어요. 글을 선택해 직접 복사해 주세요.
set-up-position = 배치 만들기
set-up-fen = 배치 (FEN)
set-up-submit = 배치하기
set-up-failed = 배치를 읽을 수 없어요: { $reason }
start-position = 처음 배치


## What is loaded after the board

second-coming = 불러오는 중…
second-failed = Makhos의 이 부분을 불러오지 못했어요.
second-failed-advice = 인터넷 연결을 확인한 뒤 다시 해 보세요.

## A link that is the game

share-game = 게임 공유
share-to = { $side ->
    [black] 이 링크를 흑에게 보내세요. 흑이 둘 차례예요.
   *[white] 이 링크를 백에게 보내세요. 백이 둘 차례예요.
}
share-to-named = { $side ->
    [black] 이 링크를 { $name } 님(흑)에게 보내세요. 둘 차례예요.
   *[white] 이 링크를 { $name } 님(백)에게 보내세요. 둘 차례예요.
}
share-over = 게임이 끝났어요. 이 링크를 열면 누구나 복기할 수 있어요.
share-link = 이 게임의 링크
share-send = 보내기…
share-failed = 보내지 못했어요. 대신 링크를 복사해 주세요.
share-too-long = 게임이 너무 길어서 링크로 만들 수 없어요.
share-this-device = Makhos가 이 기기에서만 실행되고 있어요. 다른 기기에서는 거기에서도 Makhos가 실행 중이어야 이 링크가 열려요.
share-qr = 링크의 QR 코드
share-qr-hint = 또는 다른 기기의 카메라로 이 코드를 비추세요.
share-qr-too-long = 게임이 너무 길어서 카메라로 읽을 수 있는 QR 코드를 만들 수 없어요. 대신 링크를 보내세요.
linked-game = 링크로 받은 게임
linked-game-board = 마지막 수 다음의 배치
linked-game-moves = { $count ->
    [0] 아직 둔 수 없음
   *[other] { $count }수 진행
}
linked-game-go-on = 이어서 두기
link-nothing-new = 이미 판에 놓여 있는 게임이에요.
link-damaged = 링크가 손상됐어요. 보내는 도중에 일부가 빠지거나 바뀌었어요. 처음부터 끝까지 다시 복사해 주세요.
link-newer = 더 새로운 버전의 Makhos에서 만든 링크예요. 페이지를 다시 불러와 업데이트해 주세요.
link-illegal = 링크의 게임을 열 수 없어요. { $ply }번째 수가 규칙에 어긋나요.

## 대국 저장, 끝난 대국 모음

save-game = 대국 저장
save-event = 대회
save-site = 장소
save-round = 라운드
save-date = 날짜
save-comment = 설명
save-file = 파일로 저장
save-copy-pdn = PDN 복사
save-saved = 저장했어요
save-failed = 브라우저가 파일 저장을 허용하지 않았어요.
library = 내 대국
library-opening = 대국을 여는 중…
library-empty = 끝난 대국은 이 기기에만, 여기에 보관돼요.
library-unavailable = 이 브라우저는 이 페이지의 대국을 보관하지 않아요. 시크릿 창에서는 흔한 일이에요.
library-newer = 더 새로운 Makhos가 보관한 대국이에요. 페이지를 새로고침해 업데이트해 주세요.
library-not-kept = 이 기기에 자리가 없어 “내 대국”에 보관하지 못했어요.
library-delete = { $players } 삭제
library-delete-question = 이 대국을 완전히 삭제할까요?
library-delete-yes = 삭제
library-keep = 그대로 두기
library-import = 파일에서 추가
library-export = 모두 파일로 저장
library-more = 최근 대국 { $count }개만 보여요. 다른 대국은 검색해 보세요.
library-imported = 추가 { $added }개, 이미 있음 { $known }개, 읽지 못한 부분이 있음 { $damaged }개
library-import-failed = 파일을 읽지 못했어요: { $reason }


## Pictures of a position, and the game on paper

picture = 배치 그림
picture-caption = 보드 아래 글
picture-numbers = 칸 번호
picture-letters = 가장자리 글자
picture-paper = 흑백
picture-save-svg = SVG로 저장
picture-save-png = PNG로 저장
picture-failed = 그림을 만들지 못했어요.
print-game = 기보 인쇄
print-diagrams = 보드 그림
print-diagrams-none = 없음, 기보만
print-diagrams-every = { $plies }수마다
print-start = 인쇄
print-unfinished = 끝나지 않음
print-hint = 인쇄하기 전에 브라우저가 쪽을 보여 줍니다. 거기서 PDF로 저장할 수도 있어요.


## Why a position (FEN) cannot be read: the reasons in set-up-failed and link-position-failed

fen-ends = { $column }번째 글자에서 너무 일찍 끝났어요
fen-unexpected = { $column }번째 글자의 “{ $token }” 부분이 맞지 않아요
fen-square = { $column }번째 글자의 “{ $token }” 칸은 보드에 없어요
fen-range = { $column }번째 글자의 “{ $token }” 범위가 거꾸로예요
fen-occupied = { $square } 칸에 이미 말이 있어요 ({ $column }번째 글자)
fen-side-twice = { $side ->
    [black] 흑의 말이 두 번 적혀 있어요 ({ $column }번째 글자)
   *[white] 백의 말이 두 번 적혀 있어요 ({ $column }번째 글자)
}
fen-no-pieces = 보드에 말이 하나도 없어요
fen-too-many-pieces = { $side ->
    [black] 흑의 말이 { $count }개인데 12개까지만 놓을 수 있어요
   *[white] 백의 말이 { $count }개인데 12개까지만 놓을 수 있어요
}
fen-man-on-last-row = { $side ->
    [black] 흑의 말이 마지막 줄 { $square } 칸에 있어요. 거기서는 킹이어야 해요
   *[white] 백의 말이 마지막 줄 { $square } 칸에 있어요. 거기서는 킹이어야 해요
}


## Players and score

players = 플레이어
player-name = { $side ->
    [black] 흑의 이름
   *[white] 백의 이름
}
first-player = 플레이어 1
second-player = 플레이어 2
score = 점수
score-line = { $first } : { $second }
score-draws = 무승부 { $count }번
score-reset = 점수 지우기
score-reset-question = 점수를 0 : 0으로 되돌릴까요?
alternate-start = 게임마다 흑백 바꾸기


## Settings

language-choice = 언어
theme = 테마
theme-system = 기기 설정
theme-light = 밝게
theme-dark = 어둡게
theme-contrast = 고대비
pieces-style = 말 모양
pieces-style-classic = 기본
pieces-style-caps = 병뚜껑
sound = 소리
vibration = 진동
animation = 말 움직임 보이기
square-numbers = 칸 번호 보이기
show-moves = 갈 수 있는 칸 보이기
notation = 기보 표기
notation-numbers = 숫자 (22-18)
notation-algebraic = 문자 (c3-d4)
board-settings = 보드
game-settings = 게임
on = 켬
off = 끔
draw-rules = 무승부 규칙
draw-rules-hint = 다음 게임부터 적용돼요.
draw-count = 무승부까지 진전 없는 수
draw-count-off = 세지 않음
draw-count-plies = { $plies }수 (각자 { $moves }수)
draw-count-men = 킹이 아닌 말이 움직이면 새로 세기
draw-repetition = 같은 국면 세 번이면 무승부
draw-rules-default = 이 게임의 기본값


## The app itself

install-app = 앱 설치
install-hint = 홈 화면에서 열고 인터넷 없이도 둘 수 있어요
update-ready = 새 버전이 준비됐어요.
update-question = 새 버전이 준비됐어요. 다시 불러올까요?
update-now = 다시 불러오기
update-later = 나중에
offline-ready = 이제 인터넷 없이도 둘 수 있어요
saved-game-damaged = 저장된 게임을 읽을 수 없어요. 따로 보관하고 새 게임을 시작했어요.
saved-game-download = 내려받기
saved-game-copy = 복사하기
saved-game-discard = 지우기
saved-game-newer = 더 새로운 버전에서 저장된 게임이에요. 따로 보관하고 새 게임을 시작했어요.
storage-full = 저장 공간이 부족해요. 이 페이지를 닫으면 게임이 사라져요.
storage-unavailable = 이 브라우저에서는 게임을 저장할 수 없어요. 이 페이지를 닫으면 게임이 사라져요.
load-failed = 게임을 불러오지 못했어요. 페이지를 다시 불러와 주세요.
load-too-old = 브라우저가 너무 오래됐어요. 업데이트해 주세요.
loading = 불러오는 중…
link-position-failed = 링크의 배치를 읽을 수 없어요: { $reason }
link-replaces-game = 링크가 다른 배치를 열어요. 지금 게임을 그만둘까요?
link-replaces-confirm = 배치 열기
about = 정보
about-text = Makhos는 자유 소프트웨어예요. 둘이서, 기기 하나로, 올바른 규칙대로 두세요. 어떤 정보도 밖으로 보내지 않아요.
about-licence = 라이선스: MIT 또는 Apache-2.0
about-version = 버전 { $version }
rules = 규칙


## Games from files: the list

open-games = 게임 열기…
open-games-title = 게임 열기
open-games-choose = 파일 고르기
open-games-other = 다른 파일 열기
open-games-hint = 체커 프로그램이 저장하는 PDN 파일이에요. 이 페이지에 끌어다 놓아도 돼요.
open-games-paste = 또는 여기에 게임을 붙여넣기
open-games-read = 읽기
drop-sign = 파일을 놓으면 게임이 열려요
games-pasted = 붙여넣은 글
games-reading = 읽는 중…
games-cancel = 멈추기
games-stopped = 읽기를 멈췄어요. 여기까지 읽은 게임만 보여요.
games-none = 게임이 들어 있지 않아요.
games-utf16 = UTF-16 글이에요. UTF-8로 저장한 다음 다시 열어 주세요.
games-no-text = 텍스트 파일이 아니에요.
games-unreadable = 파일을 읽을 수 없어요.
games-too-large = 이 기기에서 열기에는 파일이 너무 커요.
games-count = 게임 { $count }개
games-matching = 게임 { $count }개 중 { $found }개
games-search = 찾기
games-list = 게임 목록
games-none-match = 찾는 게임이 없어요.
games-earlier = 앞의 게임
games-later = 뒤의 게임
games-page = { $count }개 중 { $first }–{ $last }
games-behind = 마지막 게임 뒤:

game-moves = { $count ->
    [0] 수 없음
   *[other] { $count }수
}
game-findings = 확인할 점 { $count }개
game-result = 결과
game-event = 대회
game-site = 장소
game-date = 날짜
game-round = 라운드


## A game that is looked at

viewer-about-short = 정보
viewer-touched = 지금은 게임을 보고 있어요. “여기서부터 두기”를 누르면 직접 둘 수 있어요.
viewer-move = { $number }번째 수: { $played }
viewer-not-legal = 둘 수 없는 수
viewer-set-up-anew = 배치를 새로 놓음
viewer-illegal = { $played }: 규칙에 맞지 않는 수예요. 거기부터는 글로만 보여요.
viewer-wrong-start = 이 게임의 배치를 읽을 수 없어서 수를 글로만 보여 줘요.
viewer-other-game = 규칙을 모르는 게임이라 수를 글로만 보여 줘요.
viewer-findings = 확인할 점
viewer-play-on-question = 여기서부터 둘까요?
viewer-play-on-names = 플레이어 이름과 점수가 이 게임의 것으로 바뀌어요.
viewer-no-draw-rules = 무승부 규칙대로라면 이미 끝난 게임이라, 무승부 규칙 없이 이어 둬요.
announce-viewing = 게임 보기: { $title }
announce-viewing-closed = 게임으로 돌아왔어요

result-won = { $winner ->
    [black] 흑 승리
   *[white] 백 승리
}
result-draw = 무승부
result-first-won = 먼저 둔 쪽 승리
result-second-won = 나중에 둔 쪽 승리
result-both-lost = 양쪽 모두 패배
result-unknown = 결과 없음
result-other = 결과: { $result }

judged-good = 좋은 수
judged-mistake = 실수
judged-brilliant = 묘수
judged-blunder = 큰 실수
judged-interesting = 흥미로운 수
judged-dubious = 의심스러운 수
judged-only = 유일한 수
judged-even = 비슷함


## What is wrong with a PDN text; $text and the like are quoted from it

finding-line = { $line }번째 줄: { $finding }
finding-not-utf8 = UTF-8이 아니어서 Windows-1252로 읽었어요.
finding-stray-text = “{ $text }”: 수가 아니어서 설명으로 읽었어요.
finding-closes-nothing = “{ $sign }”: 여는 괄호가 없어요.
finding-unclosed-comment = 이 설명에는 닫는 중괄호가 없어요.
finding-tags-in-comment = 이 설명이 태그까지 이어져요. 닫는 중괄호가 빠진 것 같아요.
finding-unclosed-variation = 변화에 닫는 괄호가 없어요.
finding-replaces-nothing = 이 변화 앞에 수가 없어서 뺐어요.
finding-too-deep = 너무 깊은 변화는 뺐어요 (최대 { $limit }).
finding-too-long = 글이 너무 길어서 나머지는 뺐어요 (최대 { $limit }).
finding-too-many-moves = 처음 { $limit }수 뒤의 수는 뺐어요.
finding-more = 여기에 없는 확인할 점이 { $count }개 더 있어요.
finding-broken-tag = “{ $text }”: 바른 태그가 아니어서 이렇게 읽었어요: { $read }
finding-second-tag = { $name } 태그가 두 번 나와요. 처음 것을 썼어요.
finding-date = “{ $text }”: 날짜는 2024.05.01 형식으로 써요.
finding-unknown-result = “{ $text }”: 결과가 아니에요.
finding-results-differ = 게임 끝은 “{ $token }”인데 태그는 “{ $tag }”예요. 게임 끝을 따랐어요.
finding-no-result = 게임에 결과가 없어요.
finding-stray-result = “{ $result }”: 끝낼 게임이 없어서 뺐어요.
finding-result-in-variation = “{ $result }”: 변화 안에 있어서 설명으로 읽었어요.
finding-bare-number = 번호 { $number } 뒤에 점이 없어요.
finding-loose-number = 수 번호 { $number } 뒤에 수가 없어요.
finding-move-number = 수 번호 { $found } 자리는 { $expected }번이에요.
finding-judges-nothing = “{ $text }”: 앞에 수가 없어서 뺐어요.
finding-game-by-moves = 게임 종류가 적혀 있지 않지만 { -game }의 수예요.
finding-game-by-others = 게임 종류가 적혀 있지 않아 앞의 게임처럼 { -game }로 읽었어요.
finding-game-by-nothing = 게임 종류가 적혀 있지 않아 { -game }로 읽었어요.
finding-unknown-game = 게임 종류가 적혀 있지 않고, 아는 규칙에 맞는 수도 아니에요.
finding-game-type = “{ $text }”: 게임 종류가 아니에요.
finding-reversed = 칸 번호가 반대쪽에서 시작해서 돌려 놓았어요.
finding-fen = 배치 “{ $text }” 부분을 읽을 수 없어요: { $reason }.
finding-fen-usual = 배치 “{ $text }” 부분을 읽을 수 없어요: { $reason }. 수가 맞는 처음 배치로 읽었어요.
finding-illegal = { $text }: 둘 수 없는 수예요. 둘 수 있는 수: { $moves }.
finding-resolved = { $text }: 뜻할 수 있는 수: { $moves }. 뒤의 수와 맞는 것: { $taken }.
finding-ambiguous = { $text }: 뜻할 수 있는 수: { $moves }. 이렇게 읽었어요: { $taken }.
finding-no-capture = { $text }: 잡는 수가 아니에요. 바른 표기: { $right }.
finding-capture = { $text }: 잡는 수예요. 바른 표기: { $right }.
finding-against-win = { $winner ->
    [black] 결과는 “{ $result }”인데 보드에서는 흑이 이겼어요.
   *[white] 결과는 “{ $result }”인데 보드에서는 백이 이겼어요.
}
finding-against-draw = 결과는 “{ $result }”인데 보드에서는 무승부예요.


## Keyboard

keyboard = 키보드
key-arrows = 화살표 키
key-arrows-does = 보드 위에서 이동
key-enter = Enter 또는 스페이스
key-enter-does = 말이나 칸 선택
key-escape = Esc
key-escape-does = 선택 취소, 끝나지 않은 잡기 무르기
key-typed-does = 수 입력 (예: 22-18)
key-undo-does = 무르기
key-redo-does = 다시 두기
key-flip-does = 보드 돌리기
key-new-does = 새 게임
key-help-does = 이 도움말 보기
key-history-does = 앞뒤 수 살펴보기


## For those who listen: names and announcements

board-label = { -game } 보드
board-help = 화살표 키로 이동하고 Enter로 고르고 Esc로 취소해요.
square-label = { $square } 칸, { $content ->
    [empty] 비어 있음
    [black-man] 흑 말
    [black-king] 흑 킹
    [white-man] 백 말
   *[white-king] 백 킹
}{ $mark ->
   *[plain] { "" }
    [can-move] , 움직일 수 있음
    [must-capture] , 잡아야 함
    [chosen] , 선택됨
    [target] , 갈 수 있음
}
square-light = 밝은 칸
announce-move = { $side ->
    [black] 흑: { $from } 칸에서 { $to } 칸으로
   *[white] 백: { $from } 칸에서 { $to } 칸으로
}
announce-capture = { $side ->
    [black] 흑: { $from } 칸에서 { $captured } 칸의 말을 잡고 { $to } 칸에 도착
   *[white] 백: { $from } 칸에서 { $captured } 칸의 말을 잡고 { $to } 칸에 도착
}
announce-step = { $captured } 칸의 말을 잡고 지금 { $square } 칸. { $squares } 칸으로 이어 가세요.
announce-crowned = { $square } 칸에서 승급
announce-chosen = { $rank ->
    [man] { $square } 칸의 말 선택. { $squares } 칸으로 갈 수 있어요.
   *[king] { $square } 칸의 킹 선택. { $squares } 칸으로 갈 수 있어요.
}
announce-put-back = { $square } 칸에 도로 놓음
announce-undone = 무름: { $played }
announce-redone = 다시 둠: { $played }
announce-new-game = 새 게임: { -game }. 흑 차례.
announce-end = 게임 끝. { $result }
announce-position = { $played } 다음의 배치
announce-start-position = 처음 배치
announce-flipped = 보드를 돌렸어요


## The terminal program

terminal-title = Makhos: { -game }
terminal-prompt = 둘 수:
terminal-hint = 수를 입력하고 Enter를 누르거나 화살표 키를 쓰세요. 도움말은 ?
terminal-help-title = 도움말
terminal-help-type = 수 입력: 25-22, 18x9x27 또는 b2-a3
terminal-help-arrows = 화살표 키와 Enter: 말을 고르고 갈 칸을 고르기
terminal-help-escape = Esc: 선택 취소, 끝나지 않은 잡기 무르기
terminal-help-undo = u: 무르기
terminal-help-redo = r: 다시 두기
terminal-help-new = n: 새 게임
terminal-help-flip = t: 보드 돌리기
terminal-help-draw = o: 무승부 합의
terminal-help-resign = s: 기권
terminal-help-hint = i: 힌트
terminal-help-computer = k: 컴퓨터가 둘 쪽, l: 컴퓨터의 단계
terminal-help-move-now = m: 컴퓨터가 바로 두기
terminal-help-quit = q: 끝내기
terminal-help-help = ?: 이 도움말 보이기/숨기기
terminal-new-question = 새 게임을 시작할까요? (y/n)
terminal-quit-question = 게임을 끝낼까요? (y/n)
terminal-draw-question = 두 사람 모두 무승부에 동의하나요? (y/n)
terminal-resign-question = { $side ->
    [black] 흑, 기권할까요? (y/n)
   *[white] 백, 기권할까요? (y/n)
}
terminal-draw-offer-question = 컴퓨터에게 무승부를 제안할까요? (y/n)
terminal-thinking = 컴퓨터가 생각하고 있어요…
terminal-thinking-detail = m: 바로 두기. u: 내 수 무르기.
terminal-paused = 컴퓨터가 기다리고 있어요
terminal-paused-detail = m: 컴퓨터가 이어서 두기.
terminal-hint-searching = 힌트를 찾고 있어요…
terminal-not-your-turn = 지금은 컴퓨터 차례예요. m 키를 누르면 바로 둬요.
terminal-not-thinking = 컴퓨터가 생각하고 있지 않아요.
terminal-computer = 컴퓨터, { $level } 단계
terminal-computer-off = 두 사람이 둬요.
terminal-computer-plays = { $side ->
    [black] 컴퓨터가 흑을 둬요. 단계: { $level }.
   *[white] 컴퓨터가 백을 둬요. 단계: { $level }.
}
terminal-computer-both = 컴퓨터가 양쪽을 모두 둬요. 단계: { $level }.
terminal-level = 컴퓨터의 단계: { $level }.
terminal-too-small = 창을 더 크게 해 주세요.


## Lists

list-pair-and = { $first }, { $last }
list-pair-or = { $first } 또는 { $last }
list-comma = { $first }, { $next }
list-more = { $first } 외 { $count }개
square-number = { $number }번


## The rules to read; blank lines part the paragraphs

rules-thai-title = 태국 체커 규칙
rules-english-title = 영국 체커 규칙

rules-thai-start-title = 보드와 처음 배치
rules-thai-start =
    8 × 8 보드의 어두운 칸 32개에서 둘이 둬요. 왼쪽 아래 구석은 어두운 칸이에요.

    각자 자기 쪽 첫 두 줄에 말 8개를 놓아요. 흑은 번호가 큰 쪽에 앉고 먼저 둬요.
rules-thai-move-title = 움직이기
rules-thai-move =
    말은 대각선 앞쪽의 빈칸으로 한 칸 움직여요.

    킹은 대각선 네 방향으로, 빈칸이 이어지는 만큼 얼마든지 움직여요.
rules-thai-man-capture-title = 말의 잡기
rules-thai-man-capture =
    말은 바로 앞 대각선 칸에 있는 상대 말을 뛰어넘어 바로 뒤 빈칸에 내리면서 잡아요. 말은 뒤로는 잡지 못해요.

    그 자리에서 더 잡을 수 있으면 이어서 잡아야 해요.
rules-thai-king-capture-title = 킹의 잡기
rules-thai-king-capture =
    킹은 사이가 모두 빈칸이면 멀리 있는 말도 잡아요. 내리는 곳은 잡은 말 바로 뒤의 빈칸뿐이에요.

    빈칸 없이 나란히 붙어 있는 두 말은 잡을 수 없어요.
rules-thai-compulsory-title = 반드시 잡기
rules-thai-compulsory =
    잡을 수 있으면 반드시 잡아야 하고, 끝까지 잡아야 해요.

    잡는 방법이 여럿이면 마음대로 골라요. 가장 많이 잡지 않아도 되고, 킹이 먼저인 것도 아니에요.
rules-thai-removal-title = 잡은 말은 바로 들어내기
rules-thai-removal =
    잡은 말은 잡기가 끝나기 전이라도 바로 보드에서 들어내요. 더는 길을 막지 않고, 그 칸을 지나거나 그 칸에 내릴 수 있어요. 잡는 말이 떠난 칸도 빈칸이에요.

    그래서 킹은 왔던 길로 곧장 되돌아가며 잡을 수도 있어요.
rules-thai-crowning-title = 승급
rules-thai-crowning =
    말이 마지막 줄에 닿으면 킹이 되고 그 수는 거기서 끝나요. 잡는 중이어도 마찬가지예요.
rules-thai-end-title = 게임의 끝
rules-thai-end =
    자기 차례에 말이 모두 잡혔거나 길이 막혀 움직일 수 없으면 져요. 기권할 수도 있어요.
rules-thai-draw-title = 무승부
rules-thai-draw =
    같은 차례에 같은 국면이 세 번째 나오거나, 잡기 없이 킹만 각자 16수(모두 32수)를 이어서 두거나, 두 사람이 합의하면 무승부예요.

    세는 수는 게임 전에 정할 수 있어요. 이기는 수를 두었다면 언제나 승리가 먼저예요.

rules-english-start-title = 보드와 처음 배치
rules-english-start =
    8 × 8 보드의 어두운 칸 32개에서 둘이 둬요. 왼쪽 아래 구석은 어두운 칸이에요.

    각자 자기 쪽 첫 세 줄에 말 12개를 놓아요. 흑은 번호가 작은 쪽에 앉고 먼저 둬요.
rules-english-move-title = 움직이기
rules-english-move =
    말은 대각선 앞쪽의 빈칸으로 한 칸 움직여요.

    킹도 한 칸 움직이지만 네 방향으로 갈 수 있어요.
rules-english-capture-title = 잡기
rules-english-capture =
    바로 옆 대각선 칸에 있는 상대 말을 뛰어넘어 바로 뒤 빈칸에 내리면서 잡아요. 말은 앞으로만, 킹은 네 방향으로 잡아요.

    그 자리에서 더 잡을 수 있으면 이어서 잡아야 해요.
rules-english-compulsory-title = 반드시 잡기
rules-english-compulsory =
    잡을 수 있으면 반드시 잡아야 하고, 끝까지 잡아야 해요.

    잡는 방법이 여럿이면 마음대로 골라요. 가장 많이 잡지 않아도 되고, 킹이 먼저인 것도 아니에요.
rules-english-removal-title = 잡은 말은 바로 들어내기
rules-english-removal =
    잡은 말은 잡기가 끝나기 전이라도 바로 보드에서 들어내요. 잡는 말이 떠난 칸도 빈칸이어서, 킹은 한 바퀴 돌아 처음 자리에서 끝날 수도 있어요.
rules-english-crowning-title = 승급
rules-english-crowning =
    말이 마지막 줄에 닿으면 킹이 되고 그 수는 거기서 끝나요. 잡는 중이어도 마찬가지예요.
rules-english-end-title = 게임의 끝
rules-english-end =
    자기 차례에 말이 모두 잡혔거나 길이 막혀 움직일 수 없으면 져요. 기권할 수도 있어요.
rules-english-draw-title = 무승부
rules-english-draw =
    같은 차례에 같은 국면이 세 번째 나오거나, 잡기 없이 각자 50수(모두 100수)를 이어서 두거나, 두 사람이 합의하면 무승부예요. 말이 움직여도 세던 수는 이어져요.

    세는 수는 게임 전에 정할 수 있어요. 이기는 수를 두었다면 언제나 승리가 먼저예요.

## Under the small boards in the rules

example-thai-start = 처음 배치. 흑이 먼저, 위로 움직여요.
example-king-slides = 18번 칸의 킹은 표시된 모든 칸으로 갈 수 있어요.
example-man-forward = 18번 칸의 말은 22번 칸의 말을 잡지 못해요. 뒤쪽이니까요.
example-king-far = 29번 칸의 킹이 8번 칸의 말을 잡고 4번 칸에 내려요.
example-king-behind = 킹은 22번 칸의 말을 잡고 반드시 18번 칸에 내려요.
example-two-in-row = 22번과 18번 칸의 말이 붙어 있어서 킹이 잡을 수 없어요.
example-free-choice = 22x13은 하나, 22x15x8은 둘을 잡아요. 어느 쪽이든 괜찮아요.
example-compulsory = 22번 칸의 말이 꼭 잡아야 해서, 32번 칸의 말은 움직일 수 없어요.
example-turn-back = 킹이 25번 칸의 말을 잡고 29번 칸에 내린 뒤, 곧장 되돌아가 11번 칸의 말을 잡아요.
example-passed-again = 킹이 14번과 23번 칸의 말을 잡고, 그 칸들을 다시 지나가요.
example-crowning-ends = 말이 7번 칸의 말을 잡고 3번 칸에서 킹이 돼요. 같은 수에 8번 칸의 말까지 잡을 수는 없어요.
example-blocked = 흑은 움직일 수 없어서 졌어요.
example-english-start = 처음 배치. 흑이 먼저, 아래로 움직여요.
example-english-king = 킹은 한 칸 움직여요: 29번 칸에서 25번 칸으로.
example-english-choice = 22x13은 하나, 22x15x8은 둘을 잡아요. 어느 쪽이든 괜찮아요.
example-english-forward = 18번 칸의 말은 22번 칸의 말을 잡지 못해요. 뒤쪽이니까요.
example-english-compulsory = 22번 칸의 말이 꼭 잡아야 해서, 32번 칸의 말은 움직일 수 없어요.
example-english-loop = 킹이 말 넷을 잡고 처음 자리에서 끝나요.
example-english-crowning-ends = 말이 7번 칸의 말을 잡고 3번 칸에서 킹이 돼요. 같은 수에 8번 칸의 말까지 잡을 수는 없어요.
example-english-blocked = 백은 움직일 수 없어서 졌어요.


## Hints: what to play and why

hint-takes-last = { $played }: 마지막 말을 잡아서 이겨요.
hint-blocks = { $played }: 상대가 움직일 수 없게 되어 이겨요.
hint-wins = { $moves ->
    [1] { $played }: 바로 이겨요.
   *[other] { $played }: 상대가 어떻게 두어도 { $moves }수 만에 이겨요.
}
hint-sees-win = { $played }: 컴퓨터가 { $moves }수 만에 이기는 길을 봤어요.
hint-only-move = { $played }: 둘 수 있는 유일한 수예요.
hint-only-capture = { $count ->
    [1] { $played }: 꼭 잡아야 하고, 잡는 길은 이것뿐이에요.
   *[other] { $played }: 꼭 잡아야 하고, 잡는 길은 이것뿐이에요. 말 { $count }개를 잡아요.
}
hint-holds-out = { $moves ->
    [1] { $played }: 어떻게 두어도 상대가 다음 수에 이겨요.
   *[other] { $played }: 어떻게 두어도 지지만, 이 수가 { $moves }수까지 가장 오래 버텨요.
}
hint-sees-loss = { $played }: 컴퓨터는 { $moves }수 만에 지는 길을 봤고, 더 오래 버티는 수를 찾지 못했어요.
hint-draws-by-repetition = { $played }: 같은 국면이 세 번째 나와서 무승부가 돼요.
hint-draws-without-progress = { $played }: 너무 오래 진전이 없어서 무승부가 돼요.
hint-keeps-draw = { $played }: 무승부를 지켜요. 다른 수는 모두 져요.
hint-others-lose = { $moves ->
    [1] { $played }: 다른 수를 두면 상대가 바로 이겨요.
   *[other] { $played }: 다른 수를 두면 상대가 { $moves }수 안에 이겨요.
}
hint-wins-pieces = { $played }: 말 { $count }개를 이득 봐요.
hint-sacrifices = { $played }: 먼저 내주고, 그보다 말 { $count }개를 더 잡아요.
hint-takes-back = { $played }: 잃은 말 { $count }개를 되찾아요.
hint-crowns = { $played }: 마지막 줄에 닿아 킹으로 승급해요.
hint-crowns-soon = { $played }: 이 말은 막을 수 없어요. { $moves ->
    [2] 다음 수에
   *[other] 늦어도 두 수 뒤에
} 승급해요.
hint-others-lose-pieces = { $played }: 잃는 말이 없어요. 다른 수는 모두 말 { $count }개를 잃어요.
hint-loses-least = { $played }: 말 { $count }개만 잃어요. 다른 수는 모두 더 많이 잃어요.
hint-moves-away = { $played }: { $square } 칸의 말을 위험에서 피하게 해요.
hint-protects = { $played }: { $square } 칸의 말을 지켜요.
hint-stops-crowning = { $played }: 상대 말이 다음 수에 { $square } 칸에서 승급하지 못하게 해요.
hint-exchanges-ahead = { $played }: 말을 맞바꿔요. 말이 { $count }개 더 많으니 유리해요.
hint-exchanges = { $played }: 말을 똑같이 맞바꿔요.
hint-takes-most = { $count ->
    [1] { $played }: 꼭 잡아야 해요. 이 수가 말 1개로 가장 많이 잡아요.
   *[other] { $played }: 꼭 잡아야 해요. 이 수가 말 { $count }개로 가장 많이 잡아요.
}
hint-must-capture = { $played }: 꼭 잡아야 하고, 컴퓨터는 이 수를 골랐어요.
hint-threatens = { $played }: { $square } 칸의 말을 잡겠다고 위협해요.
hint-restricts = { $count ->
    [0] { $played }: 상대가 둘 수 있는 수가 없어요.
   *[other] { $played }: 상대가 둘 수 있는 수는 { $count }개뿐이에요.
}
hint-many-lose-pieces = { $played }: 잃는 말이 없어요. 다른 수 { $total }개 중 { $count }개는 말을 잃어요.
hint-takes-centre = { $played }: 말을 판 가운데로 안전하게 옮겨요.
hint-keeps-back-row = { $played }: 뒷줄의 말 { $count }개를 그대로 두어 상대의 승급을 막아요.
hint-looks-ahead = { $played }: 컴퓨터가 { $count }수 앞을 내다봤지만 더 좋은 수를 찾지 못했어요.

## Playing against the computer, watching it, asking it for a hint

opponents = 누가 둘까요
opponents-people = 두 사람
opponents-computer = 컴퓨터
opponents-watch = 관전
opponents-people-hint = 두 사람이 이 기기에서 번갈아 둬요.
opponents-computer-hint = 컴퓨터와 둬요.
opponents-watch-hint = 컴퓨터끼리 두는 것을 지켜봐요.
play-computer = 컴퓨터와 두기
your-side = 내 편
side-by-lot = 무작위
level = 단계
level-of = { $side ->
    [black] 흑의 단계
   *[white] 백의 단계
}
level-choice = { $level } · { $level ->
    [1] 첫 게임
    [2] 입문
    [3] 초급
    [4] 가볍게
    [5] 중급
    [6] 중상급
    [7] 상급
    [8] 고수
    [9] 달인
   *[other] 최강
}
thinking-time = 생각하는 시간
thinking-seconds = 한 수에 { $seconds }초
computer-name = 컴퓨터 { $level }단계
computer-thinking = 컴퓨터가 생각하고 있어요…
computer-thinking-side = { $side ->
    [black] 흑이 생각하고 있어요…
   *[white] 백이 생각하고 있어요…
}
computer-paused = 멈춤
move-now = 바로 두기
watch-pause = 멈추기
watch-go-on = 이어서 두기
computer-wait = 컴퓨터 차례예요. 곧 둘 거예요.
computer-watched = 컴퓨터끼리 두고 있어요. 직접 두려면 새 게임을 시작하세요.
computer-failed = 컴퓨터를 시작하지 못했어요.
computer-failed-advice = 게임은 그대로 있어요. 인터넷 연결을 확인해 주세요.
try-again = 다시 해 보기
computer-draw-asked = 컴퓨터가 무승부 제안을 생각하고 있어요…
computer-draw-declined = 컴퓨터는 계속 두고 싶어 해요.
computer-draw-wait = 무승부는 내 차례에 제안할 수 있어요.
hint = 힌트
hint-hint = 좋은 수 보기
hint-looking = 좋은 수를 찾고 있어요…
hint-move = 힌트: { $played }


## Endgame tables: who wins positions with few pieces, and what every move is worth

verdict-win = { $winner ->
    [black] 흑이 { $moves }수 만에 이겨요
   *[white] 백이 { $moves }수 만에 이겨요
}
verdict-win-without-rule = { $winner ->
    [black] 무승부 규칙이 없다면 흑이 { $moves }수 만에 이겨요
   *[white] 무승부 규칙이 없다면 백이 { $moves }수 만에 이겨요
}
verdict-wins = { $winner ->
    [black] 서로 최선을 다하면 흑이 이겨요
   *[white] 서로 최선을 다하면 백이 이겨요
}
verdict-wins-without-rule = { $winner ->
    [black] 무승부 규칙이 없다면 흑이 이겨요
   *[white] 무승부 규칙이 없다면 백이 이겨요
}
verdict-draw = 서로 최선을 다하면 무승부예요
verdict-missing = 엔드게임 테이블을 불러오지 못해 결과를 알 수 없어요.
verdict-damaged = 엔드게임 테이블이 손상되어 결과를 알 수 없어요.
values-title = 둘 수 있는 모든 수와 결과
values-note = 양쪽이 최선을 다할 때의 결과이며, 무승부 규칙은 따지지 않아요.
value-win = { $moves }수 만에 승리
value-wins = 승리
value-draw = 무승부
value-loss = { $moves }수 만에 패배
value-loses = 패배

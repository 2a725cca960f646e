// The app's three languages, with the words the tests need to find their way.

export interface Words {
  menu: string;
  players: string;
  settings: string;
  rules: string;
  keyboard: string;
  about: string;
  setUp: string;
  share: string;
  newGame: string;
  draw: string;
  resign: string;
  accept: string;
  english: string;
}

export const languages: { locale: string; tag: string; words: Words }[] = [
  {
    locale: "en-GB",
    tag: "en",
    words: {
      menu: "Menu",
      players: "Players",
      settings: "Settings",
      rules: "Rules",
      keyboard: "Keyboard",
      about: "About",
      setUp: "Set up a position",
      share: "Share the game",
      newGame: "New game",
      draw: "Draw",
      resign: "Resign",
      accept: "Accept",
      english: "English",
    },
  },
  {
    locale: "th-TH",
    tag: "th",
    words: {
      menu: "เมนู",
      players: "ผู้เล่น",
      settings: "ตั้งค่า",
      rules: "กติกา",
      keyboard: "แป้นพิมพ์",
      about: "เกี่ยวกับ",
      setUp: "ตั้งหมากเอง",
      share: "แชร์เกม",
      newGame: "เกมใหม่",
      draw: "ขอเสมอ",
      resign: "ยอมแพ้",
      accept: "รับ",
      english: "สากล",
    },
  },
  {
    locale: "ko-KR",
    tag: "ko",
    words: {
      menu: "메뉴",
      players: "플레이어",
      settings: "설정",
      rules: "규칙",
      keyboard: "키보드",
      about: "정보",
      setUp: "배치 만들기",
      share: "게임 공유",
      newGame: "새 게임",
      draw: "무승부",
      resign: "기권",
      accept: "받아들이기",
      english: "영국 체커",
    },
  },
];

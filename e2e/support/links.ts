// Links to games, as `makhos-link` writes them.

export const links = {
  /** A Thai game, and its moves. */
  game: "#g=AQAAZHlQAADcz7G_",
  moves: ["26-22", "6-9", "31-26", "2-6", "25-21", "8-12"],
  /** The same game, between people with long names. */
  longNames:
    "#g=ARAoV29sZmVzY2hsZWdlbHN0ZWluaGF1c2VuYmVyZ2VyZG9yZmYtU21pdHjguYDguIjguYnguLLguJ7guKPguLDguKLguLLguK3guKDguLHguKLguKDguLnguYDguJrguKjguKPguYzguKPguLHguJXguJnguYLguIHguKrguLTguJnguJfguKPguYzguKfguIfguKjguYzguKfguKPguYDguJQAZHlQAACZGfzU",
  /** Of a version that does not exist yet. */
  newer: "#g=AgAJCQC7JPFi",
  /** The second move is none. */
  illegal: "#g=AQAAIcD-Cbns",
};

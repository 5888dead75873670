import type { Fields } from "../fields/fields.server.ts";

/** What is said while the questions before a contract are answered; the questions themselves are those of /web3-game-development. */
export const pathWords = (f: Fields) =>
  f.object({
    yes: f.text("the key for yes"),
    no: f.text("the key for no"),
    begin: f.text("said before the first answer"),
    left: f.text("said after a no: how many left there; {count} and {start} are filled in"),
    passed: f.text("said after a yes: how many got as far; {count} and {start} are filled in"),
    again: f.text("the words on the key that begins again"),
  });

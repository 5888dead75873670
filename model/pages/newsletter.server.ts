import type { Fields } from "../fields/fields.server.ts";
import { noticeWords, problemWords, wayWords } from "../site/form-words.server.ts";

export const newsletterPage = (f: Fields) => {
  const problem = () => problemWords(f);
  const news = { title: f.text("a heading"), lead: f.text("what that means") };
  return f.object({
    head: f.head(),
    form: f.object({
      label: f.text("the label of the address"),
      send: f.text("the words on the button"),
      sending: f.text("the word on the button while it is being sent"),
      note: f.text("what happens to the address"),
      website: f.text("the label of the field that people must leave empty"),
    }),
    problems: f.object({
      title: f.text("the heading over a problem"),
      email: f.object({
        missing: problem(),
        "no-at": problem(),
        "no-ending": problem(),
        "no-good": problem(),
        long: problem(),
      }),
      website: f.object({ unknown: problem() }),
    }),
    notices: noticeWords(f),
    ways: wayWords(f),
    start: f.object(news),
    asked: f.object({
      ...news,
      address: f.text("where the mail goes, with {address}"),
      correct: f.text("the words before the form that corrects the address"),
    }),
    confirm: f.object({ ...news, key: f.text("the words on the button") }),
    confirmed: f.object(news),
    stop: f.object({ ...news, key: f.text("the words on the button") }),
    stopped: f.object(news),
    unknown: f.object(news),
    again: f.text("words of the link to the form"),
    back: f.action(),
    imgUrl: f.picture("a peg figure in the corner"),
  });
};

import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";

/** The message above a refused form, by reason. */
export const noticeWords = (f: Fields) => {
  const notice = () => noticeText(f);
  return f.object({
    "too-fast": notice(),
    stale: notice(),
    limited: f.object({ title: f.text("what happened"), text: f.text("what to do; {wait} is filled in") }),
    unavailable: notice(),
    lost: notice(),
  });
};

/** Of a form that takes files. */
export const fileNoticeWords = (f: Fields) => noticeWords(f).extend({ full: noticeText(f) });

const noticeText = (f: Fields) =>
  f.object({
    title: f.text("what happened"),
    text: f.text("what to do, and that everything typed is still in the form"),
  });

/** The other ways to reach us that a notice offers. */
export const wayWords = (f: Fields) =>
  f.object({
    mail: f.text("the words before the mail address"),
    phone: f.text("the words before the telephone number"),
    subject: f.text("the subject of the mail that the link opens"),
    long: f.text("that the text is too long for the link, which then opens an empty mail"),
    save: f.text("words of the link that saves the text as a file"),
    minute: f.text("one minute in words"),
    minutes: f.text("several minutes; {count} is filled in"),
  });

/** The words for one problem of a form. */
export const problemWords = (f: Fields) =>
  f.object({ summary: f.text("in the list above the form"), hint: f.text("at the field") });

export type NoticeWords = z.infer<ReturnType<typeof noticeWords>> &
  Partial<z.infer<ReturnType<typeof fileNoticeWords>>>;
export type WayWords = z.infer<ReturnType<typeof wayWords>>;

import { renderToStaticMarkup } from "react-dom/server";
import type { Content } from "#model/content.server.ts";
import type { MailRequest, RenderedMail } from "#shared/receiving.ts";
import { letterText } from "./letter.ts";
import { LetterDocument } from "./letter-document.tsx";
import { writeLetter } from "./write-letter.ts";

/** Both parts of a mail, made of the same words. The subject is one line, whatever is in it. */
export function renderMail(content: Content, request: MailRequest): RenderedMail {
  const letter = writeLetter(content, request);
  return {
    subject: letter.subject.replace(/\s+/g, " "),
    text: letterText(letter),
    html: `<!doctype html>${renderToStaticMarkup(<LetterDocument letter={letter} />)}`,
  };
}

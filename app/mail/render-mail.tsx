import { renderToStaticMarkup } from "react-dom/server";
import type { Content } from "#model/content.server.ts";
import type { MailRequest, RenderedMail } from "#shared/receiving.ts";
import { mailText } from "./mail.ts";
import { type MailColours, MailDocument } from "./mail-document.tsx";
import { writeMail } from "./write-mail.ts";

/** Both parts of a mail, from the same words. The subject is always one line, whatever it contains. */
export function renderMail(content: Content, request: MailRequest): RenderedMail {
  const mail = writeMail(content, request);
  return {
    subject: mail.subject.replace(/\s+/g, " "),
    text: mailText(mail),
    html: `<!doctype html>${renderToStaticMarkup(<MailDocument mail={mail} colours={mailColours(content)} />)}`,
  };
}

function mailColours({ brand: { colours } }: Content): MailColours {
  return {
    ground: colours["paper-2"].hex,
    sheet: colours.white.hex,
    ink: colours.ink.hex,
    quiet: colours.soft.hex,
    line: colours["paper-3"].hex,
    edge: colours.tang.hex,
  };
}

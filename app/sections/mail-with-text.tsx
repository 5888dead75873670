import { mailLink } from "#shared/mail-link.ts";
import { writable } from "#shared/writable.ts";

interface MailWithTextProps {
  mail: string;
  words: { subject: string; long: string; save: string };
  /** What the mail should say. */
  text: string;
}

/** A link to write to us with what was typed; a text that no mail link carries can be saved instead. */
export function MailWithText({ mail, words, text }: MailWithTextProps) {
  const { href, isCut } = mailLink(mail, { subject: words.subject, body: text });
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(writable(text))}`;
  return (
    <>
      <a href={href}>{mail}</a>
      {isCut && (
        <>
          {" "}
          ({words.long}{" "}
          <a href={file} download="message.txt">
            {words.save}
          </a>
          )
        </>
      )}
    </>
  );
}

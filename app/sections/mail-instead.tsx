import { telephoneLink } from "#shared/format.ts";
import { MailWithText } from "./mail-with-text.tsx";

interface MailInsteadProps {
  title: string;
  text: string;
  mail: string;
  phone: string;
  words: { subject: string; long: string; save: string };
  body: string;
}

/** Replaces a form where submissions are not accepted: other ways to reach us, with known fields prefilled in the mail. */
export function MailInstead({ title, text, mail, phone, words, body }: MailInsteadProps) {
  return (
    <div className="rounded-lg bg-white p-6 text-ink">
      <h2 className="text-h3">{title}</h2>
      <p>{text}</p>
      <p className="mb-0 flex flex-wrap gap-x-8 gap-y-2 font-bold wrap-anywhere">
        <span>
          <MailWithText mail={mail} words={words} text={body} />
        </span>{" "}
        <a href={telephoneLink(phone)}>{phone}</a>
      </p>
    </div>
  );
}

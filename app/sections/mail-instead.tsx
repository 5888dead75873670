import { telephoneLink } from "#shared/format.ts";

interface MailInsteadProps {
  title: string;
  text: string;
  mail: string;
  phone: string;
  subject: string;
  body: string;
}

/** Replaces a form where submissions are not accepted: other ways to reach us, with known fields prefilled in the mail. */
export function MailInstead({ title, text, mail, phone, subject, body }: MailInsteadProps) {
  const address = `mailto:${mail}?${mailFields({ subject, body })}`;
  return (
    <div className="rounded-lg bg-white p-6 text-ink lg:p-11">
      <h2 className="text-h3">{title}</h2>
      <p>{text}</p>
      <p className="mb-0 flex flex-wrap gap-x-8 gap-y-1.5 font-bold wrap-anywhere">
        <a href={address}>{mail}</a> <a href={telephoneLink(phone)}>{phone}</a>
      </p>
    </div>
  );
}

/** Mail clients read a plus literally, so spaces must be percent-encoded. */
function mailFields(fields: Record<string, string>): string {
  const written = Object.entries(fields).filter(([, value]) => value !== "");
  return written.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
}

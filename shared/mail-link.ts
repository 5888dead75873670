import { writable } from "./writable.ts";

/** Windows opens no mail for a `mailto:` address of more than about 2,000 characters, and says nothing. */
const longestLink = 1900;

export interface MailLink {
  href: string;
  /** Whether the text was too long and is left out of the link. */
  isCut: boolean;
}

/** A link that opens a mail with a subject and, unless it is too long, a text. */
export function mailLink(to: string, { subject, body }: { subject: string; body: string }): MailLink {
  const whole = linkOf(to, { subject, body });
  const isCut = whole.length > longestLink;
  return { href: isCut ? linkOf(to, { subject }) : whole, isCut };
}

/** Mail clients read a plus literally, so spaces must be percent-encoded. */
function linkOf(to: string, fields: Record<string, string>): string {
  const written = Object.entries(fields).filter(([, value]) => value !== "");
  return `mailto:${to}?${written.map(([name, value]) => `${name}=${encodeURIComponent(writable(value))}`).join("&")}`;
}

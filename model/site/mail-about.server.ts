import { mailLink } from "#shared/mail-link.ts";

/** The `mailto:` address that shares a page. */
export function mailAbout(title: string, address: string): string {
  return mailLink("", { subject: title, body: address }).href;
}

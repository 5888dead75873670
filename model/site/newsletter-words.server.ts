import type { Content } from "../content.server.ts";

export type NewsletterWords = ReturnType<typeof newsletterWords>;

/** All words of the newsletter form. */
export function newsletterWords(content: Content) {
  const { form, problems, notices, ways } = content.pages.newsletter;
  const { site } = content;
  return { form, problems, notices, ways, reach: { mail: site.emails.hello, phone: site.phone } };
}

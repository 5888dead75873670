import type { Content } from "../content.server.ts";

export type LetterWords = ReturnType<typeof letterWords>;

/** Everything that the form for the monthly letter says. */
export function letterWords(content: Content) {
  const { form, problems, notices, ways } = content.pages.newsletter;
  const { site } = content;
  return { form, problems, notices, ways, reach: { mail: site.emails.hello, phone: site.phone } };
}

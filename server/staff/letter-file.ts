import { parseDocument, stringify } from "yaml";
import { z } from "zod";
import type { Content } from "#model/content.server.ts";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { localeOf } from "#model/fields/locale.server.ts";
import { mailFoot } from "#model/site/mail-foot.server.ts";
import type { Letter } from "../enquiries/letters.ts";
import { StaffError } from "./commands.ts";

const line = (most: number) => z.string().trim().min(1).max(most);
const mostPosts = 40;

/** What a person may change before a letter is sent. */
const fileSchema = z.strictObject({
  id: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  subject: line(70),
  title: line(120),
  lead: line(1000),
  posts: z
    .array(z.strictObject({ title: line(200), text: line(1000), url: z.url({ protocol: /^https?$/ }) }))
    .max(mostPosts),
  end: line(1000),
});

type LetterFile = z.infer<typeof fileSchema>;

const head = `# A letter to all subscribers. Change any words, then:
#   npm run letter -- preview <this file> you@example.com
#   npm run letter -- send <this file>
`;

interface Wanted {
  /** Days, both in UTC: posts after the first and up to the second. */
  since: string;
  today: string;
  /** Address of the site with its base path and a slash at the end. */
  siteUrl: string;
}

/** A letter with the posts that appeared since the last one, the newest first. */
export function draftLetter({ site, mail, blog }: Content, { since, today, siteUrl }: Wanted): string {
  const words = mail.newsletterLetter;
  const month = new Intl.DateTimeFormat(site.locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const fill = (sentence: string) => fillIn(sentence, { brand: site.brand, month: month.format(new Date(today)) });
  const fresh = blog
    .filter(({ date }) => date > since && date <= today)
    .sort((one, other) => other.date.localeCompare(one.date))
    .slice(0, mostPosts);
  const file: LetterFile = {
    id: today,
    subject: fill(words.subject),
    title: fill(words.title),
    lead: fill(words.lead),
    posts: fresh.map(({ slug, title, brief }) => ({ title, text: brief, url: `${siteUrl}blog/${slug}` })),
    end: words.end,
  };
  return head + stringify(file);
}

/**
 * Reads a letter's file.
 * @throws StaffError that names file, field and reason
 */
export function readLetter(name: string, text: string, content: Content): Letter {
  const document = parseDocument(text, { maxAliasCount: 0 } as object);
  const [mistake] = document.errors;
  if (mistake) throw new StaffError(`${name}: this is not YAML: ${mistake.message}`);
  const read = fileSchema.safeParse(document.toJS({ maxAliasCount: 0 }));
  if (!read.success) {
    const lines = read.error.issues.map(
      ({ path, message }) => `${name}: ${path.join(".") || "the letter"}: ${message}`,
    );
    throw new StaffError(lines.join("\n"));
  }
  const { read: label, stop } = content.mail.newsletterLetter;
  const { lang, dir = "ltr" } = localeOf(content.site);
  return { ...read.data, read: label, stop, lang, dir, foot: mailFoot(content) };
}

import type { Content } from "#model/content.server.ts";
import { type Person, posesOf } from "#model/people/people.server.ts";
import { formatDate, telephoneLink } from "#shared/format.ts";
import type { OwnBand } from "./words.server.ts";

export type ShownHero = ReturnType<ReturnType<typeof preparePerson>["hero"]>;

const postLimit = 6;

/** What prepares the bands of a person's page: the labels of the page's file with the words of the person, as the shapes take them. */
export function preparePerson(person: Person & { slug: string }, { blog }: Content) {
  const poses = posesOf(person);
  const { name, department, ask, phone } = person;
  const [first = name] = name.split(" ");
  const withName = (heading: string) => heading.replace("{name}", first);
  const posing = (imgUrl = poses?.left) => imgUrl && { imgUrl, alt: "" };
  return {
    hero: (words: OwnBand<"hero">) => {
      const { summary, position, place, timeZone, since, imgUrl, alt } = person;
      const lines = [first, name.split(" ").slice(1).join(" ")].filter(Boolean);
      const longest = Math.max(...name.split(/[\s-]+/).map(({ length }) => length));
      return {
        ...{ role: words.role, former: words.former, back: words.back, labels: words, lines, department, summary },
        ...{ position, place, timeZone, since, imgUrl, alt, action: ask.action, blink: poses?.blink },
        size: sizes.find(([atMost]) => longest <= atMost)?.[1] ?? "longest",
      };
    },
    duties: ({ heading, owns, doesNotOwn }: OwnBand<"duties">) => ({
      ...{ shape: "split", variant: "toy", heading: withName(heading), picture: posing() },
      ...{ lead: [person.owning.title], text: [person.owning.lead], rows: [], chapters: [] },
      lists: [
        { verdict: { word: owns, tone: department }, items: person.owns.map((item) => [item]) },
        { verdict: { word: doesNotOwn }, items: person.doesNotOwn },
      ].filter(({ items }) => items.length > 0),
    }),
    interview: () =>
      person.interview.length > 0
        ? {
            shape: "questions",
            variant: "verdicts",
            tone: "sand",
            rhythm: "compact",
            opened: 2,
            items: person.interview,
          }
        : undefined,
    record: ({ columns, post, someOf }: OwnBand<"record">) => {
      const posts = blog.filter(({ author }) => author === person.slug);
      const shown = posts.slice(0, postLimit);
      const rows = [
        ...person.credits.map(({ title, year, role, case: job }) => ({
          ...{ heading: title, url: job && `/portfolio/${job}` },
          cells: [{ text: [String(year)] }, { text: [role] }],
        })),
        ...shown.map(({ title, slug, date }) => ({
          ...{ heading: title, url: `/blog/${slug}` },
          cells: [{ text: [formatDate(date)] }, { text: [post] }],
        })),
      ];
      if (rows.length === 0) return undefined;
      const note = someOf.replace("{shown}", String(shown.length)).replace("{total}", String(posts.length));
      return {
        ...{ shape: "table", rhythm: "compact", columns, rows },
        lead: posts.length > shown.length ? [note] : undefined,
      };
    },
    "call-to-action": ({ heading }: OwnBand<"call-to-action">) => ({
      ...{ shape: "call-to-action", rhythm: "compact", tone: department, heading: withName(heading) },
      ...{ lead: [ask.lead], action: ask.action, picture: posing(poses?.right), links: [], slots: [] },
      second: phone ? { label: phone, url: telephoneLink(phone) } : undefined,
    }),
  };
}

/** How large a name can stand, by its longest part. */
const sizes = [
  [6, "short"],
  [9, "long"],
  [13, "longer"],
] as const;

/** The page to read after a person's: the next one in the list. */
export function nextPerson({ people }: Content, slug: string) {
  const next = people[(people.findIndex((person) => person.slug === slug) + 1) % people.length];
  if (!next || next.slug === slug) return undefined;
  return { title: next.name, path: `/team/${next.slug}`, picture: posesOf(next)?.left ?? next.imgUrl };
}

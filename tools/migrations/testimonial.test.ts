import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { OldPage } from "./old-page.ts";
import { testimonial } from "./testimonial.ts";

const old = `head:
  title: Testimonials
  description: What clients say about working with us, in their own words, and how we answer when somebody was not satisfied.
tally:
  title: "{Number of testimonials} clients."
  # Asked in spring.
  lead: We ask when a project has ended.
  note: Not everybody wants to be quoted.
  chart: The ratings
  one: rating
  many: ratings
ratings: [{ stars: 5, words: Five of five stars }]
long: { title: At length, imgUrl: /images/plate-1.webp, alt: Blocks, case: "Case study: {title}" }
wall: { title: More voices., filter: By service, all: All, answer: Our answer }
critic: { title: Not satisfied., answer: What we say }
ninth:
  title: Be the next.
  lead: We can put you in touch with a client.
  action: { label: Start a job, url: /contact }
  other: { label: Ask for a reference, url: /contact?topic=not-sure }
`;

test("an old page of clients becomes bands that pass the check; comments stay, what has no place is listed", async () => {
  const root = contentCopy();
  const document = parseDocument(old);
  const page = new OldPage(document);
  testimonial(page);
  expect(page.finish()).toEqual(
    expect.arrayContaining(['ratings.0.words: "Five of five stars"', 'long.alt: "Blocks"']),
  );
  writeFileSync(join(root, "content/pages/testimonial.yaml"), document.toString());
  expect(await problemsIn(root)).toEqual([]);
  expect(document.toString()).toContain("# Asked in spring.\n");
  const { bands } = document.toJS();
  expect(bands.map(({ role }: { role: string }) => role)).toEqual([
    "hero",
    "quotes",
    "answered-critic",
    "call-to-action",
  ]);
  for (const band of [bands[0], bands[3]])
    expect(band).toMatchObject({ action: { label: "Ask for a reference" }, second: { label: "Start a job" } });
});

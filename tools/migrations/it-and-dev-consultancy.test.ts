import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { itAndDevConsultancy } from "./it-and-dev-consultancy.ts";
import { OldPage } from "./old-page.ts";

const old = `head:
  title: IT and software consultancy
  description: Reviews, rescues, teams and support for software that keeps going wrong, and three ways to work together.
# The question that visitors ask.
spine:
  crumb: { label: Home, url: / }
  # Said by a client in March.
  title: What keeps going wrong?
  lead: Pick the sentence you know.
  action: { label: Book a first call, url: /contact }
  imgUrl: /images/plate-6.webp
  alt: Coloured blocks
  listTitle: Sentences you may know
  moans:
    - { text: There is one file nobody will open., job: review }
    - { text: We have the plan but not the people., job: team }
    - { text: It goes down when it matters., job: support }
jobs:
  title: Three jobs.
  lead: Fixed where we can.
  refusal: We resell nothing.
  timeLabel: How long
  priceLabel: Price
  items:
    - { id: review, title: Review, text: We read it., time: 3 weeks, price: "£9,500 fixed, up to twelve services" }
    - { id: team, title: Team, text: We join you., time: 3 months, price: "{{saddle-week:per}}, for four" }
    - { id: support, title: Support, text: We stay., time: Monthly, price: By the month }
models:
  title: Three ways to work together.
  warning: Not if
  items:
    - { title: Job, crew: One of yours., lead: One price., points: [Tested by both], not: it changes. }
    - { title: Team, crew: Five of ours., lead: Our people., points: [Your list], not: nobody plans. }
    - { title: People, crew: Two of ours., lead: Your lead., points: [Your tools], not: you need a date. }
audit:
  title: Security.
  lead: Questions for any supplier.
  action: { label: Every answer, url: /papers }
  items:
    - { verdict: "yes", word: "Yes", question: Does somebody read each change?, answer: Two people do. }
gauges:
  title: Four numbers.
  method: Medians of a year.
  items:
    - { title: Releases, before: "1", after: "8", beforeBlocks: 1, afterBlocks: 8, note: By the log. }
    - { title: Days, before: "20", after: "5", beforeBlocks: 8, afterBlocks: 2, note: By the log. }
    - { title: Faults, before: 1 in 4, after: 1 in 8, beforeBlocks: 4, afterBlocks: 2, note: By the log. }
    - { title: Hours, before: "6", after: "1", beforeBlocks: 6, afterBlocks: 1, note: By the log. }
swaps:
  title: From our work.
  action: Read
  items:
    - { text: Two shops., rows: [{ label: Orders, before: "900", after: "6,400" }] }
leads:
  title: Who you would talk to.
  items: [{ line: Ask how it would go. }]
slots:
  title: A first call.
  text: Say what is wrong.
  items: [{ weekday: tuesday, time: "10:00" }]
  bookUrl: /contact
  other: { label: Suggest a time, url: /contact }
`;

const file = "content/pages/it-and-dev-consultancy.yaml";

function migrated() {
  const document = parseDocument(old);
  const page = new OldPage(document);
  itAndDevConsultancy(page);
  return { left: page.finish(), text: document.toString({ lineWidth: 120 }) };
}

test("an old page of the consultancy becomes a list of bands that the check accepts", async () => {
  const root = contentCopy();
  const { text } = migrated();
  writeFileSync(join(root, file), text);
  expect(await problemsIn(root)).toEqual([]);
  const { bands } = parseDocument(text).toJS();
  expect(bands.map(({ role }: { role: string }) => role)).toEqual([
    "hero",
    "jobs",
    "contract-types",
    "delivery-measures",
    "client-words",
    "call-to-action",
  ]);
  expect(text).toContain("# Said by a client in March.");
});

test("prices keep their words, and figures what they were before", () => {
  const { bands } = parseDocument(migrated().text).toJS();
  const bandOf = (name: string) => bands.find(({ role }: { role: string }) => role === name);
  expect(bandOf("jobs").items).toMatchObject([
    { id: "review", said: "£9,500", per: "fixed, up to twelve services" },
    { id: "team", said: "{{saddle-week:per}}", per: "for four" },
    { id: "support", said: "By the month" },
  ]);
  expect(bandOf("delivery-measures").items).toMatchObject([
    { label: "Releases", before: "1", value: "8" },
    { label: "Days", before: "20", value: "5" },
    { label: "Faults", before: "1 in 4", value: "1 in 8" },
    { label: "Hours", before: "6", value: "1" },
  ]);
});

test("words of the consultancy without a place in the new page are listed", () => {
  const { left } = migrated();
  expect(left).toContain('audit.items.0.question: "Does somebody read each change?"');
  expect(left).toContain('leads.items.0.line: "Ask how it would go."');
  expect(left).toContain('swaps.items.0.text: "Two shops."');
  expect(left.filter((words) => /^(spine|jobs|models)/.test(words))).toEqual([]);
});

test("a second run of the migration leaves the page of the consultancy as it is", () => {
  const root = contentCopy();
  const { text } = migrated();
  writeFileSync(join(root, file), text);
  const { stdout } = spawnSync(process.execPath, ["tools/migrate.ts", "--root", root], { encoding: "utf8" });
  expect(stdout).toContain("Nothing to do");
  expect(readFileSync(join(root, file), "utf8")).toBe(text);
});

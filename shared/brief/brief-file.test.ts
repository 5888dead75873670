import { expect, test } from "vitest";
import { readContent } from "../../model/reading/read-content.server.ts";
import { fixtureSite } from "../../tests/support/fixture-site.ts";
import { readAnswers } from "./answers.ts";
import { briefFile, briefText } from "./brief-file.ts";
import { briefSchema } from "./brief-schema.ts";
import { estimate } from "./estimate.ts";

const { priceBook: book, pages } = await readContent({ root: fixtureSite });
const calendar = { today: "2026-03-02", starts: {} };
const jobs = [
  { slug: "q", title: "Q", weeks: 9, people: 3, price: 99_000, kind: book.kinds[0]!.id, stage: "idea", size: "small" },
];
const sources = { book, calendar, jobs, words: pages.brief, pageUrl: "https://site.example/studio/brief" };
const { answers } = readAnswers(
  new URLSearchParams({
    ...{ kind: book.kinds[0]!.id, size: book.kinds[0]!.sizes[0]!.id, stage: book.stages[0]!.id },
    ...{ handover: book.handovers[0]!.id, weeks: "9", risk: "none", due: "none", start: "2026-05-04" },
  }),
  book,
);

test("file and text say what the engine says, and name the address that leads back", () => {
  const { floor, ceiling, lines } = estimate(answers, book, calendar);
  const file = briefFile(answers, sources);
  expect(file).toMatchObject({ floor, ceiling, cases: [{ slug: "q" }], earliest: null });
  const text = briefText(answers, sources);
  for (const { because } of lines) expect(text).toContain(because);
  const back = new URL(file.url);
  expect(readAnswers(back.searchParams, book)).toEqual({ answers, dropped: [] });
  expect(text).toContain(file.url);
});

test("the text has no price while a question that moves it is open, and names the question", () => {
  const text = briefText({ ...answers, stage: undefined }, sources);
  expect(text).toContain(pages.brief.questions.stage);
  expect(text).toContain(`**${pages.brief.estimate.open}**`);
  expect(text).not.toContain(pages.brief.estimate.working);
});

test("a past job of another kind is compared only where it was asked for", () => {
  const others = jobs.map((job) => ({ ...job, kind: book.kinds[1]!.id }));
  const casesOf = (isLiked: boolean) =>
    briefFile(answers, { ...sources, jobs: others.map((job) => ({ ...job, isLiked })) }).cases;
  expect([casesOf(false).length, casesOf(true).length]).toEqual([0, 1]);
});

test("the published schema names every property of the file, and no other", () => {
  const file: object = JSON.parse(JSON.stringify(briefFile(answers, sources)));
  const schema = briefSchema(book, "https://site.example/brief.schema.json");
  expect(Object.keys(schema.properties).sort()).toEqual(Object.keys(file).sort());
  expect([...schema.required].sort()).toEqual(Object.keys(file).sort());
});

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { home5 } from "./home-5.ts";
import { OldPage } from "./old-page.ts";

const old = `head:
  title: Live data for leagues
  description: Where the milliseconds of a goal go on their way, what viewers see when a feed fails, and who is on shift.
opening:
  title: It holds on match day.
  lead: For leagues.
  action: { label: Ask us, url: /contact }
  board:
    label: A sample
    home: A
    homeGoals: 1
    away: B
    awayGoals: 0
    minute: 1st minute
    caption: A sample
    columns: [Clock, Event, Detail, Delay]
    events: [{ clock: "00:10", event: Goal, detail: A, delay: 200 ms, isGoal: true }]
latency:
  title: Where the time goes.
  # Measured in May.
  note: To scale.
  unit: milliseconds
  parts:
    - { ms: 40, title: Observer, text: Presses a key, tone: mari }
    - { ms: 20, title: Collector, text: Merges, tone: white }
    - { ms: 20, title: App, text: Draws, tone: pitch }
failure:
  title: What viewers see.
  lead: We practise.
  columns: [After, What, Seen, Who]
  rows: [{ after: 1 s, what: A tablet, look: same, seen: Nothing., who: Nobody }]
products:
  title: Five products.
quality:
  title: How good?
  figures: [{ value: 99%, label: right }, { value: 47 s, label: late }, { value: "7", label: withdrawn }]
  method: Counted again.
rota:
  title: Who works.
  lead: One Saturday.
  opens: 9
  shifts:
    - { role: Lines, task: Test, from: "09:30", to: "18:30" }
    - { role: Desk, task: Settle, from: "11:00", to: "19:00" }
    - { role: Checks, task: Watch, from: "16:30", to: "21:00" }
  rule: No release on Saturday.
close:
  title: Send us your day
  lead: One day.
  action: { label: Ask us, url: /contact }
  toy: { imgUrl: /images/plate-5.webp, alt: A toy }
`;

test("an old page for leagues becomes bands that the check accepts; what has moved away is listed", async () => {
  const root = contentCopy();
  const document = parseDocument(old);
  const page = new OldPage(document);
  home5(page);
  const left = page.finish();
  const text = document.toString({ lineWidth: 120 });
  writeFileSync(join(root, "content/pages/home-5.yaml"), text);
  expect(await problemsIn(root)).toEqual([]);
  expect(text).toContain("# Measured in May.");
  expect(left).toContain('products.title: "Five products."');
  const bands: { role: string; lines?: string[]; items?: object[] }[] = document.toJS().bands;
  const find = (name: string) => bands.find(({ role }) => role === name);
  expect(find("failure-answers")?.lines).toEqual(["**1 s: A tablet.** Nothing. Nobody."]);
  expect(find("match-day")?.items).toMatchObject([
    { from: 9, to: 18 },
    { from: 11, to: 18 },
    { from: 16, to: 20 },
  ]);
});

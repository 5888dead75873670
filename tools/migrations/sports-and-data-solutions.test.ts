import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { OldPage } from "./old-page.ts";
import { sportsAndDataSolutions } from "./sports-and-data-solutions.ts";

const old = `head:
  title: Sports and data solutions
  description: "A season seen seat by seat: figures to agree on, the way of a goal to the screen, and an example message."
stand:
  crumb: { label: Home, url: / }
  titleLines: ["A season,", "seat by seat."]
  lead: Every seat stands for a match.
  action: { label: Talk about a season, url: /contact }
  second: { label: When it fails, url: /sports-and-data-solutions#failures }
  rounds: 30
  matches: 8
  seats: [{ round: 4, match: 6, kind: late }]
  legend: { kept: On time, late: Late, gap: Nothing }
promise:
  title: Three figures.
  items:
    - { figure: 1 s, text: From the pitch to the app., penalty: Agree on the cost. }
    - { figure: 5 s, text: Until the feed says so., penalty: Agree on the cost. }
    - { figure: 24 h, text: Until there is a cause., penalty: Agree on the cost. }
passes:
  title: From the pitch to the phone
  note: An example.
  unit: ms
  players:
    - { ms: 40, title: Observer, text: Sees it }
    - { ms: 30, title: Network, text: Takes the nearest way }
    - { ms: 20, title: App, text: "Pushed, not fetched" }
failures:
  title: What the feed sends
  lead: An example.
  tableLabel: An example
  legend: { silent: Wrong, said: Said, normal: Right }
  trial:
    { latency: Slower, loss: Lost, order: Swapped, scouts: Observers, both: Both, one: One, none: None, unit: ms, pitch: Then, app: Seen, inTime: "in {ms} ms", slowest: last, again: again, still: still, said: "{time}: {state}", lateMs: 1000, staleMs: 3000, right: Right., late: Late., stale: Old. }
  unit: s
  atOnce: At once
  columns: [What breaks, Said after, The feed sends, Fans see, Right after]
  rows: [{ fault: The line, cause: both-silent, flaggedTenths: 50, sends: paused, shows: A pause, backTenths: 600 }]
sheet:
  title: Our products
  lead: All from one clock.
  items:
    - { name: Events, text: What happened., price: Quoted, limit: With rights. }
    - { name: Models, text: Chances., price: Quoted, limit: No promise. }
    - { name: Archive, text: Old seasons., price: Quoted, limit: With gaps. }
payload:
  title: One goal
  # Agreed with Ada.
  lead: An example.
  codeLabel: A message
  code: |
    { "seq": 120 }
  notes: [{ field: seq, text: One more each time }]
  waysTitle: Ways to receive it
  ways: [{ name: Push, text: An open connection }]
cards:
  title: Rules of fair play
  lead: An example.
  items:
    - { card: white, title: Always, points: [Rights first, Corrections are open] }
    - { card: mari, title: Perhaps, points: [With a licence] }
    - { card: tang, title: Never, points: [Youth matches] }
desk:
  title: From our work
  action: Read
board:
  minutes: "+2"
  title: Which minute went wrong?
  text: Tell us the match.
  action: { label: Talk about a season, url: /contact }
  second: { label: Ask something else, url: /contact }
`;

test("an old page of sports data becomes bands that the check accepts; what has no place is listed", async () => {
  const root = contentCopy();
  const document = parseDocument(old);
  const page = new OldPage(document);
  sportsAndDataSolutions(page);
  const left = page.finish();
  const text = document.toString({ lineWidth: 120 });
  writeFileSync(join(root, "content/pages/sports-and-data-solutions.yaml"), text);
  expect(await problemsIn(root)).toEqual([]);
  expect(text).toContain("# Agreed with Ada.");
  expect(left).toContain('desk.title: "From our work"');
  expect(left.filter((words) => /^(stand|failures)/.test(words))).toEqual([]);
  const bands: { role: string; heading?: string; trial?: object; note?: object }[] = document.toJS().bands;
  const find = (name: string) => bands.find(({ role }) => role === name);
  expect(find("hero")?.heading).toBe("A season, seat by seat");
  expect(find("failures")?.trial).toMatchObject({ pathMs: 90, edgeMs: 50 });
  expect(find("guarantees")?.note).toEqual({ text: "Observer 40 ms, Network 30 ms, App 20 ms" });
});

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { home2 } from "./home-2.ts";
import { OldPage } from "./old-page.ts";

/** A page for producers as earlier versions had it. */
const old = `head:
  title: Ports and rescue, for producers
  description: "What we open first in a build that runs late, the checks worth making before you submit, and what is yours at every stage."
opening:
  title: Tell us about the build.
  lead: "Four fields, and a first idea of the price."
  kind: { label: What you want, options: [{ label: rescue, id: rescue }] }
  due: { label: When you ship, ahead: days to go., past: days past it. }
  platforms: { label: Where it ships, options: [{ label: one platform, id: small }] }
  state: { label: What there is today, options: [{ label: a thought, id: idea }] }
  submit: See what it may cost
  action: { label: Talk about the build, url: /contact }
  note: Send nothing secret before an NDA is signed.
triage:
  title: What goes wrong.
  # Counted in January.
  note: The usual ones.
  toy: { imgUrl: /images/plate-3.webp, alt: Coloured blocks }
  label: Kinds of trouble
  columns: [You say, We open, Answer in, It ends]
  rows:
    - { told: Slow on the handheld, look: The memory map, verdict: 3 days, standing: good, ending: Shipped }
    - { told: No fun, look: Nothing, verdict: A week, standing: bad, ending: Stopped }
matrix: { title: Engines and platforms., note: A square counts jobs., rows: [] }
checklist:
  title: Two checks before you submit.
  lead: Each takes minutes.
  lines:
    - { number: 12, check: Pull the plug, trap: The save is half there. }
    - { number: 33, check: Sleep and wake, trap: The timer counted on. }
  foot: The holder’s own list comes first.
rescues: { title: Two jobs., cases: [q], constraint: Before, result: After, weeks: weeks, people: people, action: Read on }
handover: { title: What is yours., lead: From the contract. }
quotes: { title: From producers., picks: [ewa], action: { label: Ask, url: /contact } }
close:
  title: Which build?
  steps: [Write three lines., We sign an NDA., You share a build.]
  action: { label: Talk about the build, url: /contact }
  note: A video is a start.
`;

function migrated() {
  const document = parseDocument(old);
  const page = new OldPage(document);
  home2(page);
  return { left: page.finish(), text: document.toString() };
}

test("an old page for producers becomes bands that pass the check; comments stay, what has no place is listed", async () => {
  const root = contentCopy();
  const { text, left } = migrated();
  writeFileSync(join(root, "content/pages/home-2.yaml"), text);
  expect(await problemsIn(root)).toEqual([]);
  expect(text).toContain("# Counted in January.\n");
  expect(left).toContain('handover.lead: "From the contract."');
  expect(left).toContain('matrix.note: "A square counts jobs."');
});

test("endings keep their colour, checks their number, and what is to be done next is a numbered list", () => {
  const { bands } = parseDocument(migrated().text).toJS();
  const band = (name: string) => bands.find(({ role }: { role: string }) => role === name);
  expect(band("triage").rows[0].cells.at(-1)).toEqual({ text: "Shipped", tone: "pitch" });
  expect(band("certification").items[1]).toMatchObject({ question: "Sleep and wake", verdict: { word: "33" } });
  expect(band("rescues")).toMatchObject({ items: [{ case: "q" }], foot: { quote: "ewa" } });
  expect(band("call-to-action").foot.list[0]).toBe("**1.** Write three lines.");
  expect(band("ports")).toBeUndefined();
});

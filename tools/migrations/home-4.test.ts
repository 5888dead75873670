import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { home4 } from "./home-4.ts";
import { OldPage } from "./old-page.ts";

const old = `head:
  title: Software engineering for technology leads
  description: One night of a migration, the questions your security team will ask, two jobs and how a first call goes.
opening:
  title: A quiet move.
  lead: An example of the line to aim for.
  action: { label: Book a first call, url: /contact }
  cutOver:
    control: Time of the move
    label: Reading by reading
    columns: [Time, In time, Moved, Step]
    inTime: of requests in time
    mark: "01:00"
    readings:
      - { at: "20:00", levelHundredths: 9999, movedPercent: 0, title: Before, text: Side by side. }
      - { at: "01:00", levelHundredths: 9996, movedPercent: 100, title: Switch, text: All follow. }
  floor: The agreed level
  hours: ["20:00", "01:20", "06:40", Noon]
models: { title: Three ways to work together. }
rack:
  title: What we can take on.
  lead: Work on systems in use.
  imgUrl: /images/plate-5.webp
  units: [{ title: Migrations, text: Old and new run side by side. }, { title: Data, text: Traced to its row. }]
  action: { label: Ask about yours, url: /contact }
answers:
  title: Settle these first.
  # Asked by every auditor.
  lead: Your security team will ask.
  groups: [{ title: Access, items: [{ question: Who?, answer: Names., paper: List }, { question: When?, answer: Hours., paper: Plan }] }]
changes:
  title: Before and after.
  cases: [q, anstoss]
  toys:
    - before: { imgUrl: /images/plate-1.webp, alt: Blocks }
      after: { imgUrl: /images/plate-2.webp, alt: Other blocks }
  before: Before
  after: After
  action: Read the case
leads:
  title: Who you would talk to.
  lead: Ask for the person who would do the job.
  people: [{ person: li-wu, ask: What first? }, { ask: What next? }]
plans: { title: Once it is live. }
call:
  title: The first call.
  lead: An engineer joins.
  minutes: [{ from: "0", title: You tell us, text: "What, and when." }]
  action: { label: Book a first call, url: /contact }
  note: Bring a diagram.
`;

function migrated() {
  const document = parseDocument(old);
  const page = new OldPage(document);
  home4(page);
  return { left: page.finish(), text: document.toString() };
}

test("an old page of IT leads becomes bands that pass the check; comments stay, what has no place is listed", async () => {
  const root = contentCopy();
  const { text, left } = migrated();
  writeFileSync(join(root, "content/pages/home-4.yaml"), text);
  expect(await problemsIn(root)).toEqual([]);
  expect(text).toContain("# Asked by every auditor.\n");
  expect(left).toContain('models.title: "Three ways to work together."');
  expect(left).toContain('plans.title: "Once it is live."');
});

test("rooms keep the pictures of a case, answers their paper, and only people with a name are leads", () => {
  const { bands } = parseDocument(migrated().text).toJS();
  const band = (name: string) => bands.find(({ role }: { role: string }) => role === name);
  expect(band("before-after").rooms).toMatchObject([{ case: "q", after: { imgUrl: "/images/plate-2.webp" } }]);
  expect(band("answers").items[0]).toEqual({ question: "Who?", answer: "Names. **List**" });
  expect(band("leads").items).toEqual([{ person: "li-wu", text: "What first?" }]);
  expect(band("call-to-action").foot.table).toEqual([{ label: "0: You tell us", value: "What, and when." }]);
});

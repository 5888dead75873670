import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { OldPage } from "./old-page.ts";
import { team } from "./team.ts";

const old = `head:
  title: Team
  description: The people behind our games and software, what each of them does, and how we put a team together for a project.
crowd:
  title: The people behind the work.
  lead: These are the faces you are most likely to meet.
  pegs: [io, li-wu]
forming:
  title: How a team comes together.
  stages:
    # Agreed with Io.
    - { when: Day 1, title: One person listens, text: Somebody hears what you need., pegs: [io] }
    - { when: Week 1, title: A second opinion, text: A colleague looks. }
trades: { title: Who does what., filter: Filter people by field, everybody: Everybody, note: Everyone }
leads: { title: Your contact., hours: In office hours. }
join: { title: Would you like to join?, lead: Tell us., action: { label: Write to us, url: /contact } }
`;

test("an old team page becomes bands that pass the check; comments stay, what has no place is listed", async () => {
  const root = contentCopy();
  const document = parseDocument(old);
  const page = new OldPage(document);
  team(page);
  expect(page.finish()).toEqual(['trades.note: "Everyone"']);
  writeFileSync(join(root, "content/pages/team.yaml"), document.toString());
  expect(await problemsIn(root)).toEqual([]);
  expect(document.toString()).toContain("# Agreed with Io.\n");
  const { bands } = document.toJS();
  expect(bands[1].items).toEqual([
    { heading: "One person listens", when: "Day 1", text: "Somebody hears what you need.", people: ["io"] },
    { heading: "A second opinion", when: "Week 1", text: "A colleague looks." },
  ]);
  expect(bands[4].second).toEqual({ label: "Write to us", url: "/contact" });
});

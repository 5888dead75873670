import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { contracts } from "./contracts.ts";
import { OldPage } from "./old-page.ts";

const clauses = (words: string) =>
  ["commit", "end", "owe", "ownership", "overrun", "warranty", "payment", "start", "notFor"]
    .map((clause) => `${clause}: ${words}`)
    .join(", ");

const old = `head:
  title: Contracts
  description: The kinds of contract that we offer side by side, with what you commit to and how each one can be ended.
next: { url: /pricing }
title: How we agree on work.
lead: What to expect from each kind.
jump: Kinds
table:
  title: Clause by clause.
  # The lawyer asked for it.
  note: The signed contract counts.
  label: Kinds compared
  contract: Kind
  clauses: { ${clauses("A clause")} }
contracts:
  - { anchor: by-month, name: By the month, line: People, department: tang, side: both, owedDays: 30, owed: A month, ${clauses("Said")} }
goodbye: { title: When you stop., text: Days that you pay. }
common: { title: True for all., items: [{ title: In writing, text: Confirmed by mail. }] }
ask: { title: Unsure?, text: Ask us., action: { label: Write, url: /contact }, other: { label: Services, url: /service } }
`;

test("an old page of contracts becomes bands that pass the check; comments stay, what has no place is listed", async () => {
  const root = contentCopy();
  const document = parseDocument(old);
  const page = new OldPage(document);
  contracts(page);
  expect(page.finish()).toEqual(['jump: "Kinds"', 'table.label: "Kinds compared"']);
  writeFileSync(join(root, "content/pages/contracts.yaml"), document.toString());
  expect(await problemsIn(root)).toEqual([]);
  expect(document.toString()).toContain("# The lawyer asked for it.\n");
  const roles = document.toJS().bands.map(({ role }: { role: string }) => role);
  expect(roles).toEqual(["hero", "comparison", "notice", "common-terms", "call-to-action"]);
});

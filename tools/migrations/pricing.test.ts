import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { checkoutOf, git } from "../../tests/support/checkout.ts";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";

const old = `head:
  title: Plans and prices
  description: Plans for the care of what is already live, and how we arrive at a price for everything else.
title: Plans and prices.
# Agreed with Ada.
lead: For anything else, [ask us](/contact).
plans:
  period: a {duration}
  reply: until the first reply
  crowds:
    - pictures: [/images/plate-5.webp]
table:
  title: What the plans include.
  note: Every plan is agreed in writing.
  label: Comparison of the plans
  feature: Feature
  rows:
    - { feature: Staging copy, cells: ["No", "Yes"] }
    - { feature: Notice, cells: [30 days] }
work:
  title: What a project costs.
  lead: Every project is priced on its own.
  ranges: []
drivers:
  title: What makes a difference.
  list:
    - { name: Who decides, effect: Short ways save work. }
terms:
  title: How we work on price
  lines: [You receive an offer in writing.]
questions:
  title: Questions about money
  list:
    - { question: Can we start small?, answer: "Yes." }
    - { question: Does an offer cost anything?, answer: "No." }
  more: { label: More questions, url: /faq }
  ask:
    text: An offer begins with a conversation.
    action: { label: Ask for an offer, url: /contact }
`;

/** A site whose page of prices is old, and what the command makes of it. */
function openOld(page: string) {
  const root = contentCopy();
  const file = join(root, "content/pages/pricing.yaml");
  writeFileSync(file, page);
  checkoutOf(root);
  git(root, "add", ".");
  git(root, "commit", "--quiet", "-m", "All");
  const migrate = () => spawnSync(process.execPath, ["tools/migrate.ts", "--root", root], { encoding: "utf8" });
  return { root, migrate, read: () => readFileSync(file, "utf8") };
}

test("an old page of prices becomes a sound list of bands; a comment stays, a second run changes nothing", async () => {
  const { root, migrate, read } = openOld(old);
  const { status, stdout } = migrate();
  expect(status).toBe(0);
  expect(stdout).toContain('table.label: "Comparison of the plans"');
  expect(stdout).toContain('terms.title: "How we work on price"');
  const after = read();
  expect(after).toContain("# Agreed with Ada.");
  const { bands } = parse(after);
  expect(bands.map(({ role }: { role: string }) => role)).toEqual([
    "plans",
    "comparison",
    "project-prices",
    "price-scale",
    "terms",
    "call-to-action",
  ]);
  expect(bands[0].heading).toBe("Plans and prices");
  expect(bands[1].columns).toEqual(["Feature", "Plan 1", "Plan 2"]);
  expect(bands[1].rows[1].cells).toEqual([{ text: "30 days" }, { text: "–" }]);
  expect(bands[2]).toMatchObject({ former: ["work"], shape: "statement" });
  const pages = (await problemsIn(root)).filter((line) => line.startsWith("content/pages/pricing.yaml"));
  expect(pages).toEqual([]);
  git(root, "add", "content");
  git(root, "commit", "--quiet", "-m", "Bands");
  expect(migrate().stdout).toContain("Nothing to do");
  expect(read()).toBe(after);
});

test("ranges of an old page of prices keep their facts, and say below them how they were counted", () => {
  const range = "{ title: Discovery, from: 8000, to: 14000, department: mari, proof: kettles, driver: People }";
  const { migrate, read } = openOld(old.replace("ranges: []", `proof: kettles\n  ranges:\n    - ${range}`));
  expect(migrate().status).toBe(0);
  expect(parse(read()).bands[2]).toEqual({
    role: "project-prices",
    former: ["work"],
    shape: "prices",
    tone: "ink",
    heading: "What a project costs",
    items: [{ name: "Discovery", from: 8000, to: 14000, factor: "People", proof: "kettles", tone: "mari" }],
    note: { text: "Every project is priced on its own.", facts: ["kettles"] },
  });
});

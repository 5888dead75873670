import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { caseStudy } from "./case.ts";
import { OldPage } from "./old-page.ts";

const old = `head: { title: One case, description: A case as an earlier version of the software told it. }
headTitle: "{title}, a case"
trail: { label: Way, portfolio: Work }
outcomes: { late-build: Late, new-platform: Platform, new-market: Market, new-product: Product }
facts:
  # Agreed with Io.
  publisher: Publisher
  client: Client
  role: Our role
  dates: Dates
  team: Team
  size: "{people} people, {weeks} weeks"
  engine: Engine
  builtWith: Written in
  platforms: Runs on
obstacle: { title: What was in the way. }
options: { title: Options., cost: Cost, risk: Risk, chosen: Chosen, taken: Taken., notTaken: Not taken. }
work: { title: What was done., week: "week {from}", weeks: "weeks {from} to {to}", axis: Weeks }
tradeOff: { title: The trade-off, gaveUp: We gave up, got: We got }
result: { title: Result., method: Method. }
pictures: { open: "Open {title}", close: Close }
credits: { title: Credits., gallery: Gallery }
nearby: { title: Nearby., all: { label: All cases, url: /portfolio }, constraint: Constraint, result: Result }
call: { title: Start., start: "Start with {title}", ring: "or ring {phone}", note: The form knows the case. }
`;

test("an old page of a case becomes bands that pass the check; comments stay, what has no place is listed", async () => {
  const root = contentCopy();
  const document = parseDocument(old);
  const page = new OldPage(document);
  caseStudy(page);
  expect(page.finish()).toContain('call.note: "The form knows the case."');
  writeFileSync(join(root, "content/pages/case.yaml"), document.toString());
  expect(await problemsIn(root)).toEqual([]);
  expect(document.toString()).toContain("# Agreed with Io.\n");
  const { headTitle, bands } = document.toJS();
  expect(headTitle).toBe("{title}, a case");
  expect(bands[1]).toMatchObject({ heading: "What was in the way", taken: "Taken." });
  expect(bands[6]).toMatchObject({ start: "Start with {title}", all: { label: "All cases", url: "/portfolio" } });
});

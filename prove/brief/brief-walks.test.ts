import { existsSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, startBrowser } from "../../tests/support/browser.ts";
import { startFormServer } from "../../tests/support/form-server.ts";
import { sampleSite } from "../../tests/support/servers.ts";

startBrowser();
const site = startFormServer(async () => ({ RATE_LIMIT: "off" }), sampleSite);

/** The walks are of the sample; another brand's price book has other jobs. */
const hasSample = existsSync("content/sample.yaml");

interface Walk {
  /** The page for this reader, and the kind of job. */
  home: string;
  kind: string;
  size: string;
  stage: string;
  handover: string;
  risk: string;
  due: string | undefined;
  /** Presses that may be needed, from the first page to the sent brief. */
  presses: number;
}

const inHalfAYear = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);

const walks: [need: string, walk: Walk][] = [
  [
    "a console port that is late",
    {
      home: "/home-2",
      kind: "port",
      size: "medium",
      stage: "finished",
      handover: "code",
      risk: "new-hardware",
      due: inHalfAYear,
      presses: 12,
    },
  ],
  [
    "a discovery at a bank",
    {
      home: "/home-4",
      kind: "platform-rescue",
      size: "small",
      stage: "live",
      handover: "together",
      risk: "several-deciders",
      due: undefined,
      presses: 12,
    },
  ],
  [
    "eight languages in a season",
    {
      home: "/home-7",
      kind: "localisation",
      size: "medium",
      stage: "finished",
      handover: "code",
      risk: "none",
      due: inHalfAYear,
      presses: 12,
    },
  ],
];

test.runIf(hasSample).each(walks)("from the first page to a sent brief for %s", async (_, walk) => {
  const page = await open(`${site.origin}/`);
  const presses = await walkTo(page, walk);
  await expect.poll(() => page.url()).toContain("/contact?sent=");
  expect(presses).toBeLessThanOrEqual(walk.presses);
});

/** Answers every question; typing a day is not a press. */
async function walkTo(page: Page, { home, kind, size, stage, handover, risk, due }: Walk): Promise<number> {
  let presses = 0;
  const press = async (target: Locator) => {
    await target.click();
    presses += 1;
  };
  const key = (name: string, value: string) => page.locator(`label:has(input[name="${name}"][value="${value}"])`);
  const next = () => press(page.locator('[data-form="brief"] .actions button').first());
  await press(page.locator(`main a[href="${home}"]`).first());
  await page.waitForURL(`**${home}`);
  await press(page.locator(`a[href="/brief?v=1&kind=${kind}"]`).first());
  await page.locator('[data-form="brief"]').waitFor();
  const arrived = Date.now();
  await press(key("size", size));
  await next();
  await press(key("stage", stage));
  await next();
  if (due) await page.locator("input#due").fill(due);
  else await press(key("due", "none"));
  await next();
  await press(key("handover", handover));
  await next();
  await press(key("risk", risk));
  const form = page.locator('[data-form="send-brief"]');
  await form.locator("input[name=name]").fill("Rosa Whitlock");
  await form.locator("input[name=email]").fill("rosa@example.com");
  await form.locator("input[name=consent]").check();
  // The form rejects what is sent within two seconds.
  await expect.poll(() => Date.now() - arrived).toBeGreaterThan(2100);
  await press(form.locator("button[type=submit]"));
  return presses;
}

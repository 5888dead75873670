import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, inject, onTestFinished, test } from "vitest";
import { enquiryForm, post } from "../support/send-forms.ts";
import { environmentOf, startServer, testSite } from "../support/servers.ts";

test("of what a form says about its visit only what a public visit can be is kept, and reading on is no other enquiry", async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), "studio-site-sources-"));
  const { server, address } = await startServer(environmentOf(testSite, dataFolder));
  onTestFinished(() => void server.kill("SIGKILL"));
  const base = new URL(inject("origin")).pathname;
  const send = (number: number, source: string) => post(`${address}/contact`, enquiryForm(number, { source }));
  const pages = ["/team", "/order/LW-7K3Q-2M", "/newsletter/stop/abc", "/nowhere", "/Contact"].map(
    (path) => base + path,
  );
  const campaign = { utm_source: " Paper\n ", utm_id: "7", gclid: "1", ["__proto__"]: "a" };
  const source = JSON.stringify({ from: "search.example", campaign, pages: [...pages, 7, "https://evil.example/"] });
  const first = await send(1, source);
  expect((await send(1, JSON.stringify({ pages: [] }))).headers.get("Location")).toBe(first.headers.get("Location"));
  const odd = [
    "null",
    "[]",
    "{",
    "7",
    `{"pages":{"length":9},"campaign":7,"from":{}}`,
    `{"__proto__":{"a":1}}`,
    "a".repeat(9000),
  ];
  for (const [number, said] of odd.entries()) expect((await send(number + 2, said)).status).toBe(303);
  const database = new DatabaseSync(join(dataFolder, "enquiries.db"), { readOnly: true });
  const rows = database.prepare("select details from enquiry order by received_at").all();
  const kept = rows.map(({ details }) => JSON.parse(String(details)).source);
  expect(kept[0]).toEqual({ from: "search.example", campaign: { source: "Paper" }, pages: ["/team", "/contact"] });
  expect(kept.slice(1)).toEqual([...Array(6).fill({ pages: [] }), undefined]);
  const notice = database
    .prepare("select payload from outbox where payload like '%replyTo%'")
    .all()
    .map(({ payload }) => String(payload));
  expect(notice.some((payload) => payload.includes("search.example") && payload.includes("/team, /contact"))).toBe(
    true,
  );
});

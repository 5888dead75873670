import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { enquiryForm, post } from "../../tests/support/send-forms.ts";
import { environmentOf, startServer, testSite } from "../../tests/support/servers.ts";

test("while ten attackers post without pause a visitor of the home page waits for no more than a few of them", async () => {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-attackers-"));
  const limits = { RATE_LIMIT: "5/60,30/3600", TRUST_PROXY: "1" };
  const { server, address } = await startServer({ ...environmentOf(testSite, folder), ...limits });
  onTestFinished(() => void server.kill("SIGKILL"));
  const statuses: number[] = [];
  let isOver = false;
  const attack = async () => {
    while (!isOver) {
      const form = enquiryForm(statuses.length, { website: "https://spam.example" });
      statuses.push((await post(`${address}/contact`, form, { "X-Forwarded-For": "203.0.113.4" })).status);
    }
  };
  /** How many of the attack's requests were answered meanwhile. */
  const visit = async () => {
    const before = statuses.length;
    expect((await fetch(`${address}/`)).status).toBe(200);
    return statuses.length - before;
  };
  const attacks = Array.from({ length: 10 }, attack);
  await expect.poll(() => statuses.length).toBeGreaterThan(100);
  const waits: number[] = [];
  for (let turn = 0; turn < 40; turn++) waits.push(await visit());
  isOver = true;
  await Promise.all(attacks);
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(60);
  expect(waits.sort((one, other) => one - other)[20]).toBeLessThanOrEqual(20);
});

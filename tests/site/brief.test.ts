import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, inject, onTestFinished, test } from "vitest";
import { fetchHtml } from "../support/pages.ts";
import { formTokenFrom, post, referenceIn } from "../support/send-forms.ts";
import { environmentOf, startServer, testSite } from "../support/servers.ts";
import { attachmentOf, startSmtp } from "../support/smtp.ts";

const run = promisify(execFile);

const said = "v=1&kind=software&stage=idea&size=medium&weeks=10&crew=4&due=none&handover=code&risk=third-party";
const at = (path: string) => inject("origin") + path;
const htmlOf = async (path: string) => (await fetchHtml(path)).html;
const shownStep = (html: string) => /data-step="(\d)"(?! hidden)/.exec(html)?.[1];
const rangeOf = (html: string) =>
  [/data-floor="(\d+)"/, /data-ceiling="(\d+)"/].map((end) => Number(end.exec(html)?.[1]));

test("without script each step is the same address with the answers so far", async () => {
  expect(shownStep(await htmlOf("/brief"))).toBe("1");
  const third = await htmlOf(`/brief?${said}&step=3`);
  expect(shownStep(third)).toBe("3");
  expect(third).toMatch(/name="weeks"[^>]*value="10"/);
  expect(third).toMatch(
    /<input[^>]*type="radio"[^>]*name="kind"[^>]*checked[^>]*value="software"|value="software"[^>]*checked/,
  );
});

test("without script the last key leads to the form that sends; without a kind of job the first step comes back", async () => {
  const html = await htmlOf("/brief?v=1&kind=software&step=5");
  expect(html).toMatch(
    /<button[^>]*(value="6"[^>]*formaction="[^"]*\/brief#send"|formaction="[^"]*\/brief#send"[^>]*value="6")/i,
  );
  expect(shownStep(await htmlOf("/brief?v=1&kind=software&step=6"))).toBe("5");
  expect(shownStep(await htmlOf("/brief?v=1&step=6"))).toBe("1");
});

test("page, file and text say the same range, and the file's lines sum to it", async () => {
  const [floor, ceiling] = rangeOf(await htmlOf(`/brief?${said}`));
  const file = await (await fetch(at(`/brief.json?${said}`))).json();
  expect([file.floor, file.ceiling]).toEqual([floor, ceiling]);
  const sum = (end: "floor" | "ceiling") =>
    file.lines.reduce((total: number, line: { effect: Record<string, number> }) => total + (line.effect[end] ?? 0), 0);
  expect([sum("floor"), sum("ceiling")]).toEqual([floor, ceiling]);
  const text = await (await fetch(at(`/brief.md?${said}`))).text();
  for (const { because } of file.lines) expect(text).toContain(because);
});

test("without script, too, no range is shown before everything that moves the price is answered", async () => {
  const html = await htmlOf("/brief?v=1&kind=software&size=medium&stage=idea&due=none&handover=code");
  expect(html).not.toMatch(/data-floor|data-ceiling/);
  expect(html).toMatch(/data-open[\s\S]*<button[^>]*value="5"/);
});

test("an address with answers is kept by nobody, and passes no referrer on", async () => {
  for (const path of [`/brief?${said}`, `/brief.json?${said}`, `/brief.md?${said}`]) {
    const { headers } = await fetch(at(path));
    expect([headers.get("Cache-Control"), headers.get("X-Robots-Tag"), headers.get("Referrer-Policy")]).toEqual([
      path.startsWith("/brief?") ? "no-store, no-transform" : "no-store",
      "noindex",
      "no-referrer",
    ]);
  }
});

test("the text without a version is the page's Markdown version", async () => {
  const response = await fetch(at("/brief.md"));
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^---\ntitle:/);
});

test("what cannot be read is left out and named, and the rest stands", async () => {
  const html = await htmlOf(`/brief?${said.replace("weeks=10", "weeks=ten")}&risk=dragons`);
  expect(rangeOf(html).every((end) => end > 0)).toBe(true);
  expect(html).toContain("not understood");
});

test("a sent brief is stored like an enquiry, worked out anew from its answers, and goes to staff and sender as text and data", async () => {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-brief-"));
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const env = { ...environmentOf(testSite, folder), SMTP_URL: smtp.url };
  const { server, address } = await startServer(env);
  onTestFinished(() => void server.kill("SIGKILL"));
  const form = { name: "Visitor", email: "visitor@example.com", nda: "on", consent: "on", floor: "1" };
  const wrong = await post(`${address}/brief?${said}`, new URLSearchParams({ ...form, email: "nobody" }));
  expect([wrong.status, rangeOf(await wrong.text())]).toEqual([422, rangeOf(await htmlOf(`/brief?${said}`))]);
  const { consent: _, ...withoutTick } = form;
  const unasked = await post(`${address}/brief?${said}`, new URLSearchParams(withoutTick));
  expect([unasked.status, await unasked.text()]).toEqual([422, expect.stringContaining("We need your consent")]);
  const hasty = await post(
    `${address}/brief?${said}`,
    new URLSearchParams({ ...form, ...(await formTokenFrom(`${address}/brief?${said}`)) }),
  );
  expect(hasty.status).toBe(422);
  const taken = await post(`${address}/brief?${said}`, new URLSearchParams(form));
  const reference = referenceIn(taken) ?? "none";
  expect([taken.status, reference]).toEqual([303, expect.stringContaining("-")]);
  const page = await fetch(new URL(taken.headers.get("Location") ?? "", address));
  const file = await (await fetch(`${address}/brief.json?${said}`)).json();
  const told = await page.text();
  for (const part of [file.lines[0].because.slice(0, 20), reference]) expect(told).toContain(part);
  // The scripts repeat the page's data; visitors read its markup.
  expect(told.replace(/<script[\s\S]*?<\/script>/g, "")).not.toMatch(/\*\*|\n##? /);
  await expect.poll(() => smtp.mails.length).toBe(2);
  for (const mail of smtp.mails) {
    expect(JSON.parse(attachmentOf(mail, "brief.json"))).toEqual(file);
    expect(attachmentOf(mail, "brief.md")).toContain(file.url);
  }
  const staff = (...words: string[]) => run(process.execPath, ["server/staff/main.ts", ...words], { env });
  const shown = await staff("show", reference);
  expect(shown.stdout).toContain(file.lines[0].because);
  expect(shown.stdout).toContain(`"floor":${file.floor}`);
  await staff("erase", "visitor@example.com");
  expect((await staff("list")).stdout).not.toContain(reference);
});

test("a page leads into the brief with its kind of job chosen, and to its readers, as the site file says", async () => {
  const way = "/brief?v=1&amp;kind=software";
  for (const path of ["/home-4", "/", "/it-and-dev-consultancy", "/contact"]) {
    const [hero = ""] = /<main[\s\S]*?<\/(?:form|header|section)>/.exec(await htmlOf(path)) ?? [];
    expect([path, hero.includes(`href="${way}"`)]).toEqual([path, true]);
  }
  expect(await htmlOf("/about-us")).not.toContain(way);
  const reader = /<nav aria-label="Written for"[\s\S]*?<\/nav>/.exec(await htmlOf("/"))?.[0];
  expect(reader).toContain('href="/home-4"');
  expect(await htmlOf(way.replace("&amp;", "&"))).toMatch(/value="software"[^>]*checked|checked[^>]*value="software"/);
});

test("free starts are shown for ten days after they were counted, then every page says to ask", async () => {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-capacity-"));
  const startOn = async (day: string) => {
    const { server, address } = await startServer({ ...environmentOf(testSite, folder), TODAY: day });
    onTestFinished(() => void server.kill("SIGKILL"));
    return (path: string) => fetch(address + path, { headers: { Accept: "text/html" } });
  };
  const board = (html: string) => /data-capacity[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
  const [fresh, old] = [await startOn("2026-01-15"), await startOn("2026-01-16")];
  expect(board(await (await fresh("/contact")).text())).toMatch(/datetime="2026-02-02"/i);
  expect(await (await fresh(`/brief.json?${said}`)).json()).toMatchObject({ earliest: "2026-03-02" });
  for (const path of ["/contact", "/team"]) {
    const told = board(await (await old(path)).text());
    expect(told).toContain('data-as-of="2026-01-05"');
    expect(told).toContain("Frag uns");
    expect(told).not.toContain("2026-02-02");
  }
  expect(await (await old(`/brief.json?${said}`)).json()).toMatchObject({ earliest: null });
  // A page of the build has hashes, one that is rendered for the request a nonce.
  const policies = await Promise.all([fresh("/team"), old("/team"), old("/team.data")]);
  const [ofBuild, ofRequest, data] = policies.map(({ headers }) => headers);
  expect(ofBuild?.get("Content-Security-Policy")).not.toContain("nonce-");
  expect(ofRequest?.get("Content-Security-Policy")).toContain("nonce-");
  expect(data?.get("ETag")).toBe(null);
});

test("cases side by side tell what their job cost and when it was handed over, and go along into a brief", async () => {
  const html = await htmlOf("/portfolio?compare=q&compare=grossenwahn");
  for (const told of ["€50,000 to €100,000", "13 Feb 2026 / 13 Feb 2026", "3 4", "Gern"]) expect(html).toContain(told);
  const brief = /href="(\/brief\?[^"]*like=q[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(brief).toContain("kind=software");
  const file = await (await fetch(at(brief.replace("/brief", "/brief.json")))).json();
  expect(file.cases[0].slug).toBe("q");
  expect(file.url).toContain("&like=q");
});

test("the schema of the file is published", async () => {
  const response = await fetch(at("/brief.schema.json"));
  expect(response.headers.get("Content-Type")).toContain("application/schema+json");
  expect(await response.json()).toMatchObject({ type: "object", properties: { floor: { type: "integer" } } });
});

import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { currentRelease } from "../../server/release/release.ts";
import { answers, projectToAdopt, runIn } from "../../tests/support/adopted-project.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { enquiryForm, formTokenFrom, post } from "../../tests/support/send-forms.ts";
import { environmentOf, startServer } from "../../tests/support/servers.ts";
import { type SmtpServer, startSmtp } from "../../tests/support/smtp.ts";
import { leftoversIn, leftoversOf } from "../../tools/adopt/leftovers.ts";

/** A site that has been adopted has no sample to take away. */
const hasSample = existsSync("content/sample.yaml");

let root = "";
let answersFile = "";
let isEarlierBuildLeft = false;
let origin = "";
let metrics = "";
let smtp: SmtpServer;
let stop = () => {};

beforeAll(async () => {
  if (!hasSample) return;
  ({ root, answersFile } = projectToAdopt());
  mkdirSync(join(root, "build"));
  writeFileSync(join(root, "build/earlier"), "the sample's");
  await runIn(root, ["tools/adopt.ts", "--answers", answersFile]);
  isEarlierBuildLeft = existsSync(join(root, "build/earlier"));
  const dataFolder = mkdtempSync(join(tmpdir(), "studio-site-adopted-"));
  const site = { buildFolder: join(root, "build"), basePath: "/", hasFixtures: false };
  smtp = await startSmtp();
  const metricsPort = await freePort();
  const { CONTENT_DIR: _, ...env } = environmentOf(site, dataFolder);
  const own = { ...env, SMTP_URL: smtp.url, METRICS_PORT: String(metricsPort) };
  await runIn(root, ["build-steps/build.ts"], own);
  const { server, address } = await startServer(own, { folder: root });
  stop = () => void server.kill("SIGTERM");
  origin = address;
  metrics = `http://127.0.0.1:${metricsPort}/metrics`;
});

afterAll(async () => {
  stop();
  await smtp?.stop();
});

const release = () => currentRelease(join(root, "build"));

test.runIf(hasSample)("an adopted site passes the content check and keeps at most twenty files", () => {
  const { status, stderr } = spawnSync(process.execPath, ["tools/check-content.ts"], { cwd: root, encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(globSync("{content,brand}/**/*.*", { cwd: root }).length).toBeLessThanOrEqual(20);
});

test.runIf(hasSample)("earlier builds, from which the next would take the sample's pictures, are removed", () => {
  expect(isEarlierBuildLeft).toBe(false);
});

test.runIf(hasSample)("nothing in the build of an adopted site names the sample", () => {
  expect(leftoversIn(release()?.folder ?? "")).toEqual([]);
});

test.runIf(hasSample)(
  "nothing that an adopted site answers names the sample, in its words and in its headers",
  async () => {
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
    const pages = [...sitemap.matchAll(/<loc>https:\/\/brackwater\.example([^<]*)<\/loc>/g)].map(
      ([, path]) => path || "/",
    );
    expect(pages.length).toBeGreaterThan(15);
    const markdowns = pages.map((path) => (path === "/" ? "/index.md" : `${path}.md`));
    const files = [
      "/feed.xml",
      "/feed.json",
      "/llms.txt",
      "/robots.txt",
      "/manifest.webmanifest",
      "/sitemap.xml",
    ].concat(
      ...[
        "/.well-known/security.txt",
        "/nothing-here",
        "/contact",
        "/checkout",
        "/search?q=a",
        "/site-vitals",
        "/healthz",
      ],
    );
    const found = new Map<string, string[]>();
    for (const path of new Set([...pages, ...markdowns, ...files])) {
      const response = await fetch(origin + path, { headers: { Accept: "text/html" }, redirect: "manual" });
      const headers = [...response.headers].map((pair) => pair.join(": ")).join("\n");
      const left = leftoversOf(`${headers}\n${await response.text()}`);
      if (left.length > 0 || response.status >= 500) found.set(path, left);
    }
    expect(Object.fromEntries(found)).toEqual({});
    expect(leftoversOf(await (await fetch(metrics)).text())).toEqual([]);
  },
);

test.runIf(hasSample)("the mails of an adopted site carry its own name and reference", async () => {
  const form = enquiryForm(1, await formTokenFrom(`${origin}/contact`));
  let location = "";
  // A form that comes back within moments is asked for again.
  const send = async () => {
    const response = await post(`${origin}/contact`, form);
    location = response.headers.get("Location") ?? "";
    return response.status;
  };
  await expect.poll(send, { interval: 500 }).toBe(303);
  expect(location).toMatch(/BG-/);
  expect(leftoversOf(location)).toEqual([]);
  await expect.poll(() => smtp.mails.length).toBe(2);
  for (const { raw } of smtp.mails) {
    expect(leftoversOf(raw)).toEqual([]);
    expect(raw).toContain(answers.name);
  }
});

test.runIf(hasSample)("money, telephone and legal line are those of the answers", async () => {
  const html = await (await fetch(`${origin}/shop`)).text();
  expect(html).toContain("€");
  expect(html).not.toMatch(/£|GBP/);
  expect(html).toContain(answers.legalLine);
  expect(await (await fetch(`${origin}/contact`)).text()).toMatch(/tel:\+49421496010/);
});

test.runIf(hasSample)(
  "two people and two cases are shown as two, without places for those that are not there",
  async () => {
    const team = await (await fetch(`${origin}/team`)).text();
    expect(team).not.toContain("others-wide");
    expect(team).not.toContain("Data and research");
    expect(team.match(/data-tone="(tang|pitch)" class="min-w-0 flex-1/g)?.length).toBe(2);
    const work = await (await fetch(`${origin}/portfolio`)).text();
    expect(work).not.toContain("New market");
    expect(work).toMatch(/© (<!-- -->)?20\d\d(<!-- -->)? (<!-- -->)?Brackwater Games GmbH/);
  },
);

test.runIf(hasSample)("each icon that the manifest and the pages name is there", async () => {
  const { icons } = await (await fetch(`${origin}/manifest.webmanifest`)).json();
  const names = [
    ...icons.map(({ src }: { src: string }) => src),
    "/favicon.svg",
    "/favicon.ico",
    "/apple-touch-icon.png",
  ];
  for (const name of names) expect([name, (await fetch(origin + name)).status]).toEqual([name, 200]);
});

test.runIf(hasSample)("a second run with the same answers changes nothing", () => {
  const words = ["tools/adopt.ts", "--answers", answersFile];
  const { status, stdout } = spawnSync(process.execPath, words, { cwd: root, encoding: "utf8" });
  expect([status, stdout]).toEqual([0, "Nothing to change: the site was adopted with these answers.\n"]);
});

test.runIf(hasSample)("the check ends with 0 once nothing of the sample is left, and writes its list", () => {
  const { status } = spawnSync(process.execPath, ["tools/adopt.ts", "--check"], { cwd: root, encoding: "utf8" });
  expect(status).toBe(0);
  expect(readFileSync(join(root, "build/adoption.md"), "utf8")).toContain("Nothing.");
});

test.runIf(hasSample)(
  "the harbour, which is the sample's scene, is not there nor its key, and the way home is",
  async () => {
    const [home, missing] = await Promise.all(
      ["/", "/no-such-page"].map(async (path) =>
        (await fetch(origin + path, { headers: { Accept: "text/html" } })).text(),
      ),
    );
    expect(home).not.toMatch(/data-play="harbour"|Take the crane/);
    expect(missing).toContain("Find the way home");
  },
);

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { begin } from "../../app/play/lost/rules.ts";
import { deadLinks } from "../../build-steps/exported-links.ts";
import { countDocuments, newPage, open, ready, startBrowser, takeMessages } from "../../tests/support/browser.ts";
import { startFormServer } from "../../tests/support/form-server.ts";
import { leadHome } from "../../tests/support/lead-home.ts";
import { prerenderedPaths } from "../../tests/support/pages.ts";
import { runProgram } from "../../tests/support/processes.ts";
import { watchRequests } from "../../tests/support/runtime.ts";
import { buildSite, environmentOf, type Site, testFormOrigin, testSite } from "../../tests/support/servers.ts";
import { startNginx, startPlainHost } from "../../tests/support/static-host.ts";

type Host = Awaited<ReturnType<typeof startNginx>>;

/** The export of a site at the root, and of the tests' site below its base path. */
const rootSite: Site = { ...testSite, buildFolder: "build/test-root", basePath: "/", formOrigin: "" };
const folder = join(rootSite.buildFolder, "static");
const studioFolder = join(testSite.buildFolder, "static");
const hosts: Host[] = [];
let [origin, studio, plain] = ["", "", ""];

const exporting = (site: Site) => ({ env: environmentOf(site, inject("dataFolder")) });

beforeAll(async () => {
  await buildSite(environmentOf(rootSite, inject("dataFolder")));
  await runProgram(process.execPath, ["build-steps/export.ts"], exporting(rootSite));
  // The pictures are the same in both; making them twice would only take time.
  for (const kind of ["pictures", "share-pictures"])
    cpSync(join(rootSite.buildFolder, kind), join(testSite.buildFolder, kind), { recursive: true });
  await runProgram(process.execPath, ["build-steps/export.ts"], exporting(testSite));
  hosts.push(await startNginx(folder), await startNginx(studioFolder), await startPlainHost(folder));
  [origin = "", studio = "", plain = ""] = hosts.map((host) => host.origin);
});
afterAll(() => {
  for (const host of hosts) host.stop();
});
const forms = startFormServer(async () => ({ ALLOWED_ORIGINS: studio, RATE_LIMIT: "off" }), testSite);
startBrowser({
  flags: () => [`--host-resolver-rules=MAP ${new URL(testFormOrigin).host} ${new URL(forms.origin).host}`],
});

const get = (address: string) => fetch(address, { redirect: "manual" });
const wordsOf = (page: Page) => page.locator("main").innerText();
const isOn = (page: Page, path: string) => expect.poll(() => page.locator("main").getAttribute("data-page")).toBe(path);

/** Collects requests that the host could not answer. */
function watchFailures(page: Page): string[] {
  const failed: string[] = [];
  page.on("response", (response) => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Prefetches are cancelled when the page is left.
    if (reason !== "net::ERR_ABORTED") failed.push(`${reason} ${request.url()}`);
  });
  return failed;
}

test("every page, its data at both addresses and its Markdown version are files", async () => {
  const paths = [...(await prerenderedPaths()).filter((path) => path !== "/"), "/contact", "/checkout", "/search"];
  const missing = paths.flatMap((path) =>
    [`${path}.html`, `${path}/index.html`, `${path}.data`, `${path}/_.data`].filter(
      (name) => !existsSync(join(folder, name)),
    ),
  );
  expect(missing).toEqual([]);
  for (const name of [
    "index.html",
    "_.data",
    "404.html",
    "contact.md",
    "faq.md",
    "index.md",
    "sitemap.xml",
    "feed.xml",
  ])
    expect([name, existsSync(join(folder, name))]).toEqual([name, true]);
  expect(readFileSync(join(folder, "faq/_.data"), "utf8")).toBe(readFileSync(join(folder, "faq.data"), "utf8"));
  expect(existsSync(join(studioFolder, "studio/faq.html"))).toBe(true);
});

test("every picture, moving ones too, that a page, a feed or a style sheet names is a file", () => {
  const missing = [folder, join(studioFolder, "studio")].flatMap((place) => {
    const names = readdirSync(place, { recursive: true, encoding: "utf8" });
    const texts = names.filter((name) => /\.(html|css|xml|json|md)$/.test(name));
    const found = texts.flatMap((name) => {
      const text = readFileSync(join(place, name), "utf8").replaceAll("&amp;", "&");
      return [...text.matchAll(/\/(_ipx\/[^" ,;)\\<]+|og\/[^"<]+?\.jpg|assets\/[\w.-]+\.mp4)/g)].map(
        ([, address = ""]) => address,
      );
    });
    expect(found.filter((address) => address.endsWith(".mp4"))).not.toEqual([]);
    return [...new Set(found)].filter((address) => !existsSync(join(place, decodeURIComponent(address))));
  });
  expect(missing).toEqual([]);
});

test("no page links to what the export does not have; GitHub Pages publishes all of it", async () => {
  for (const [place, basePath] of [
    [folder, "/"],
    [join(studioFolder, "studio"), "/studio/"],
  ] as const) {
    expect(existsSync(join(place, ".nojekyll"))).toBe(true);
    const names = readdirSync(place, { recursive: true, encoding: "utf8" });
    const pages = new Map(
      names
        .filter((name) => name.endsWith(".html") && !/^(?:__fixtures|papers)/.test(name))
        .map((name) => [name, readFileSync(join(place, name), "utf8")]),
    );
    const isThere = (path: string) =>
      ["/", "/services"].includes(path) || ["", ".html"].some((ending) => names.includes(path.slice(1) + ending));
    expect(deadLinks(pages, { basePath, isThere })).toEqual([]);
    expect([...pages.values()].some((html) => html.includes(`href="${basePath}site-vitals"`))).toBe(false);
    expect(readFileSync(join(place, "portfolio-grid/cases.csv"), "utf8")).toMatch(/^\ufeff\S/);
    expect(readFileSync(join(place, "sitemap.xml"), "utf8")).not.toContain("/site-vitals");
  }
  expect(existsSync(join(studioFolder, ".nojekyll"))).toBe(true);
});

test("a failed export ends with code 1 and leaves the last one as it was", () => {
  const before = statSync(folder).ino;
  const { env } = exporting(rootSite);
  const { status, stderr } = spawnSync(process.execPath, ["build-steps/export.ts"], {
    env: { ...env, FORM_ORIGIN: "nowhere" },
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^FORM_ORIGIN: accepts an origin[^\n]*\nexport failed/)]);
  expect(statSync(folder).ino).toBe(before);
});

test("nginx redirects as the server does, ignores letter case, and shows the screen with status 404", async () => {
  const located = async (address: string) => {
    const response = await get(address);
    return [response.status, response.headers.get("Location")];
  };
  expect(await located(`${origin}/services?x=1`)).toEqual([308, "/service?x=1"]);
  expect(await located(`${origin}/Careers/`)).toEqual([307, "https://careers.grosszahn.example/"]);
  expect(await located(`${origin}/__fixtures/old/ok?a=1`)).toEqual([307, "/__fixtures/validated/ok?a=1"]);
  for (const spelling of ["/About-Us", "/about-us/", "//about-us", "/ABOUT-US/"])
    expect([spelling, ...(await located(`${origin}${spelling}?a=B`))]).toEqual([spelling, 308, "/about-us?a=B"]);
  expect(await located(`${studio}/studio`)).toEqual([308, "/studio/"]);
  expect(await located(`${studio}/studio/Services`)).toEqual([308, "/studio/service"]);
  for (const path of ["/nope", "/faq.html", "/nginx.conf", "/_headers", "/_redirects"]) {
    const response = await get(origin + path);
    expect([path, response.status, await response.text()]).toEqual([
      path,
      404,
      expect.stringContaining("Oops, this page"),
    ]);
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  }
  const missing = await get(`${origin}/assets/none.js`);
  expect([missing.status, missing.headers.get("Content-Type")]).toEqual([404, "text/plain; charset=utf-8"]);
});

test("files carry the types and headers that the server gives them", async () => {
  const script = /\/assets\/frame-[\w-]+\.js/.exec(readFileSync(join(folder, "index.html"), "utf8"))?.[0];
  const picture = /\/_ipx\/[^" ,]+/
    .exec(readFileSync(join(folder, "index.html"), "utf8"))?.[0]
    .replaceAll("&amp;", "&");
  const year = "public, max-age=31536000, immutable";
  const expected: [string, string, string][] = [
    ["/", "text/html; charset=utf-8", "no-cache, no-transform"],
    ["/faq", "text/html; charset=utf-8", "no-cache, no-transform"],
    ["/faq.data", "text/x-script; charset=utf-8", "no-cache"],
    ["/faq.md", "text/markdown; charset=utf-8", "no-cache"],
    [script ?? "", "text/javascript; charset=utf-8", year],
    [picture ?? "", "image/webp", year],
    ["/og/faq.jpg", "image/jpeg", "public, max-age=3600"],
    ["/feed.xml", "application/atom+xml; charset=utf-8", "public, max-age=900"],
    ["/feed.json", "application/feed+json; charset=utf-8", "public, max-age=900"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8", "public, max-age=3600"],
    ["/manifest.webmanifest", "application/manifest+json", "public, max-age=3600"],
    [`/builds/latest.json?${Date.now()}`, "application/json; charset=utf-8", "max-age=1"],
  ];
  for (const [address, type, kept] of expected) {
    const { status, headers } = await get(origin + address);
    const seen = [address, status, headers.get("Content-Type"), headers.get("Cache-Control")];
    expect(seen).toEqual([address, 200, type, kept]);
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Strict-Transport-Security")).toBeNull();
  }
  const markdown = (await get(`${origin}/index.md`)).headers;
  expect([markdown.get("Link"), markdown.get("X-Robots-Tag")]).toEqual([
    '<https://grosszahn.example/>; rel="canonical"',
    "noindex",
  ]);
});

test("without script a page that a query would change says so", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  const notice = page.locator(".without-script");
  for (const [path, count] of [
    ["/shop", 1],
    ["/search", 1],
    ["/about-us", 0],
  ] as const) {
    await page.goto(origin + path);
    expect([path, await notice.filter({ visible: true }).count()]).toEqual([path, count]);
  }
});

test("each page carries a content policy for its own scripts", () => {
  for (const name of ["index.html", "faq.html", "contact.html", "404.html"]) {
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
      readFileSync(join(folder, name), "utf8"),
    )?.[1];
    expect([name, policy]).toEqual([name, expect.stringMatching(/script-src 'self' 'sha256-/)]);
    expect(policy).not.toMatch(/unsafe|frame-ancestors/);
  }
});

test("pages open, are fetched ahead and shown at a click; nothing is missing on the way", async () => {
  for (const base of [origin, `${studio}/studio`]) {
    const page = await newPage();
    const failed = watchFailures(page);
    const prefetched = watchRequests(page, /\/about-us\.data$/);
    await page.goto(`${base}/`);
    await ready(page);
    await expect.poll(() => prefetched.length).toBe(1);
    const documents = countDocuments(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
    await isOn(page, "/about-us");
    await page.getByRole("button", { name: "Open sidebar" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await isOn(page, "/privacy");
    expect([documents(), prefetched.length, failed]).toEqual([0, 1, []]);
  }
});

/** Where a query changes the page; each is compared with the server's page. */
const asked = [
  "/blog-grid?q=saddle",
  "/blog-grid?page=2",
  "/portfolio?service=game-development-studio",
  "/portfolio-grid?sort=year&order=asc",
  "/shop?sort=price",
  "/cart?items=1x2,3x1",
  "/team?discipline=art",
  "/testimonial?service=game-development-studio",
  "/faq?q=price",
  "/search?q=siatka",
  "/search?q=siadka",
];

test("a query is answered in the browser, with the words of the server, on a page load and on a click", async () => {
  const [loaded, visited, served] = [await newPage(), await open(origin), await newPage()];
  const failed = [loaded, visited].map(watchFailures);
  // Only the server knows the excerpt beside a result; a browser says that the text has the words.
  const wordsOf = (page: Page) =>
    page.locator("main").evaluate((main) => {
      const besides = [...main.querySelectorAll<HTMLElement>("li small")].map(({ innerText }) => innerText);
      const words = besides.reduce((text, beside) => text.replace(beside, ""), (main as HTMLElement).innerText);
      return words.replace(/\s+/g, " ");
    });
  for (const path of asked) {
    await served.goto(inject("origin") + path);
    await ready(served);
    const expected = await wordsOf(served);
    await loaded.goto(origin + path);
    await expect.poll(() => wordsOf(loaded), { message: path }).toBe(expected);
    await visited.evaluate((to) => window.__reactRouterDataRouter.navigate(to), path);
    await expect.poll(() => wordsOf(visited), { message: path }).toBe(expected);
  }
  expect(failed).toEqual([[], []]);
});

test("the cart is kept, shows its pictures, and leads to a checkout that offers a mail with the list", async () => {
  const page = await open(`${origin}/single-shop/3`);
  const failed = watchFailures(page);
  await page.locator("[data-band=hero] button[type=submit]").click();
  await page.goto(`${origin}/cart`);
  await ready(page);
  const rows = page.locator("main").getByRole("img");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cart"))).toContain("3");
  const widths = () => rows.evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(async () => (await widths()).every((width) => width > 0)).toBe(true);
  await page.goto(`${origin}/checkout`);
  await ready(page);
  const mail = page.locator("main").getByRole("link", { name: "hello@grosszahn.example" });
  await expect
    .poll(() => mail.getAttribute("href"))
    .toMatch(/^mailto:hello@grosszahn\.example\?subject=.+body=.*Gr%C3%BCn/);
  expect(await page.locator("form[data-form]").count()).toBe(0);
  expect(failed).toEqual([]);
});

test("without a server for forms the contact page shows the mail address, with what a link filled in", async () => {
  const page = await open(`${origin}/contact?plan=business`);
  const mail = page.locator("main").getByRole("link", { name: "hello@grosszahn.example" }).first();
  await expect.poll(() => mail.getAttribute("href")).toContain(encodeURIComponent("Größer"));
  expect(await page.locator("form[data-form]").count()).toBe(0);
  const promised = /You get a mail with the reference/;
  expect(await wordsOf(page)).not.toMatch(promised);
  expect(await (await get(`${studio}/studio/contact`)).text()).toMatch(promised);
});

test("the screen for missing pages hydrates at any address and names it", async () => {
  const page = await newPage();
  for (const [path, message] of [
    ["/nope?a=1", "Page not found: /nope?a=1"],
    ["/single-shop/999", "Page Not Found: /single-shop/999"],
    ["/order/LW-0000-00?k=1", "Page Not Found: /order/LW-0000-00?k=1"],
  ] as const) {
    const response = await page.goto(origin + path);
    expect(response?.status()).toBe(404);
    await ready(page);
    await expect.poll(() => page.locator("[data-message]").innerText()).toBe(message);
    await page.getByRole("link", { name: "Back to Homepage" }).click();
    await isOn(page, "/");
  }
  expect(takeMessages(/404/)).toHaveLength(3);
});

test("the screen for missing pages can be played with, from files alone and at any depth", async () => {
  const page = await open(`${origin}/no/such/page`);
  const region = page.locator("[data-play=lost]");
  await region.getByRole("button", { name: "Find the way home" }).press("Enter");
  await expect.poll(() => region.getAttribute("data-play-state")).toBe("ready");
  for (const shift of leadHome(begin(1)) ?? []) {
    for (let push = 0; push < Math.abs(shift); push++)
      await page.keyboard.press(shift < 0 ? "ArrowLeft" : "ArrowRight");
    await page.keyboard.press("ArrowDown");
  }
  await expect.poll(() => region.getAttribute("data-play-state")).toBe("won");
  await region.getByRole("link").click();
  await isOn(page, "/");
  expect(takeMessages(/404/)).toHaveLength(1);
});

test("on a host without rules the same links, data, redirects and spellings work with script", async () => {
  const page = await open(`${plain}/faq/`);
  const failed = watchFailures(page);
  const documents = countDocuments(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
  await isOn(page, "/contact");
  await page.goBack();
  await isOn(page, "/faq");
  expect([documents(), failed]).toEqual([0, []]);
  for (const [path, end] of [
    ["/services?x=1", "/service/?x=1"],
    ["/About-Us", "/about-us/"],
  ] as const) {
    await page.goto(plain + path);
    await page.waitForURL(plain + end);
    await ready(page);
  }
  expect(takeMessages(/404/)).toHaveLength(2);
});

test("forms are checked here, posted to the server that takes them, and answered there", async () => {
  const page = await open(`${studio}/studio/contact`);
  const form = page.locator('form[data-form="contact"]');
  expect(await form.getAttribute("action")).toBe(`${testFormOrigin}/studio/contact`);
  await form.locator("button[type=submit]").click();
  await expect.poll(() => page.locator("#summary").count()).toBe(1);
  expect(page.url()).toBe(`${studio}/studio/contact`);
  await page.getByLabel("Your name").fill("Rosa Whitlock");
  await page.getByLabel("Work email").fill("rosa@brackenport.example");
  await page.getByLabel(/^The job/).fill("Our lighthouse level runs at 22 frames. We submit on 14 March.");
  await page.getByLabel("You may use these details to answer me.").check();
  await form.locator("button[type=submit]").click();
  await page.waitForURL(/^http:\/\/forms\.localhost\/studio\/contact\?sent=[A-Z]+-/);
  await expect.poll(() => wordsOf(page)).toMatch(/[A-Z]{1,5}-[0-9A-Z]{4}-[0-9A-Z]{2}/);
});

test("an order and a newsletter address leave from files as well", async () => {
  const page = await open(`${studio}/studio/checkout`);
  await page.getByLabel("Your name").fill("Rosa Whitlock");
  await page.locator("main").getByRole("textbox", { name: "Email" }).fill("rosa@brackenport.example");
  await page.getByLabel("Street and number").fill("14 Tannery Row");
  await page.getByLabel("Town or city").fill("Leeds");
  await page.getByLabel("Postcode").fill("LS10 1AB");
  await page.getByLabel(/^Keep these details/).check();
  await page.locator('form[data-form="checkout"] button[type=submit]').click();
  await page.waitForURL(/^http:\/\/forms\.localhost\/studio\/order\/[A-Z]+-/);
  await page.goto(`${studio}/studio/newsletter`);
  await ready(page);
  await page.locator("#email").fill("rosa@brackenport.example");
  await page.locator('form[data-form="newsletter"] button[type=submit]').click();
  await page.waitForURL(`${testFormOrigin}/studio/newsletter?state=asked`);
  expect(await page.locator("main").getAttribute("data-page")).toBe("/newsletter");
});

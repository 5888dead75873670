import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { allowMessages, countDocuments, newPage, open, ready, startBrowser, takeMessages } from "../support/browser.ts";
import { budgetPhone, bytesOf, firstVisit, firstVisitBudget } from "../support/first-visit.ts";
import { basePath } from "../support/pages.ts";
import { moduleOf, quiet, scriptsOf, watchRequests } from "../support/runtime.ts";

startBrowser();
const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const at = (path: string) => inject("origin") + path;
const isAt = (page: Page, path: string) => expect.poll(() => page.url()).toBe(at(path));
const loading = (page: Page) => page.evaluate(() => document.documentElement.dataset.loading);
const screen = "Oops, this page is not found";
const missing = /404 \(Not Found\)/;

test("NF-3 a link to an unknown path shows the error screen without a document load; Back returns", async () => {
  const page = await open(at("/__fixtures/links"));
  const documents = countDocuments(page);
  await page.getByRole("link", { name: "unknown", exact: true }).click();
  await page.getByRole("heading", { name: screen }).waitFor();
  expect(page.url()).toBe(at("/no-such-page"));
  expect(await page.locator("main").getAttribute("data-page")).toBe("not-found");
  await page.getByText("Page not found: /no-such-page").waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Links" }).waitFor();
  expect(documents()).toBe(0);
});

test("NF-5 from one unknown path to another the screen stays and names the new path", async () => {
  const page = await open(at("/nope"));
  await expect.poll(() => takeMessages(missing).length).toBe(1);
  await page.evaluate((address) => {
    history.pushState({}, "", address);
    window.dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, at("/nope-two?x=1"));
  await page.getByText("Page not found: /nope-two?x=1").waitFor();
  expect(await page.getByRole("heading", { name: screen }).count()).toBe(1);
});

test("NF-6 a link in another spelling ends on the canonical address", async () => {
  const page = await open(at("/__fixtures/links"));
  const documents = countDocuments(page);
  await page.getByRole("link", { name: "odd spelling" }).click();
  await isAt(page, "/about-us");
  expect(documents()).toBe(0);
});

test("VAL-3 a link that fails validation shows the screen at its address without the page's code", async () => {
  const page = await open(at("/__fixtures/links"));
  const scripts = watchRequests(page, /\.js$/);
  const module = await moduleOf(page, "__fixtures/validated/:value");
  await page.getByRole("link", { name: "invalid" }).click();
  await page.getByText("Page Not Found: /__fixtures/validated/bad").waitFor();
  expect(page.url()).toBe(at("/__fixtures/validated/bad"));
  await page.goBack();
  await page.getByRole("heading", { name: "Links" }).waitFor();
  await page.goForward();
  await page.getByText("Page Not Found: /__fixtures/validated/bad").waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Links" }).waitFor();
  expect(scripts).not.toContain(module);
  allowMessages(missing);
});

test("VAL-4 the page is loading until a slow validator settles", async () => {
  const page = await open(at("/__fixtures/links"));
  await page.getByRole("link", { name: "slow" }).click();
  await expect.poll(() => loading(page)).toBe("true");
  await page.getByRole("heading", { name: "Valid: slow" }).waitFor();
  await expect.poll(() => loading(page)).toBe("false");
});

test("GRD-2 a link to a route with unknown middleware keeps page and address; the console says why", async () => {
  const page = await open(at("/__fixtures/links"));
  await page.getByRole("link", { name: "unknown middleware", exact: true }).click();
  await expect.poll(() => takeMessages(/Unknown route middleware: 'nope'\./).length).toBe(1);
  expect(page.url()).toBe(at("/__fixtures/links"));
  await page.getByRole("heading", { name: "Links" }).waitFor();
  await expect.poll(() => loading(page)).toBe("false");
});

test("GRD-1 the screen of a route with unknown middleware keeps the frame, whose links work", async () => {
  const page = await newPage();
  await page.goto(at("/__fixtures/unknown-middleware"));
  await page.getByRole("heading", { name: screen }).waitFor();
  expect(await page.locator("main").getAttribute("data-page")).toBe("not-found");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
  await isAt(page, "/about-us");
  allowMessages(/500 \(Internal Server Error\)/);
});

test("RED-2 RED-3 a link to a redirect to another site opens that site; Back returns", async () => {
  const page = await newPage();
  await page.route("**://elsewhere.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Elsewhere</h1>" }),
  );
  await page.goto(at("/__fixtures/links"));
  await ready(page);
  await page.getByRole("link", { name: "redirected out" }).click();
  await page.getByRole("heading", { name: "Elsewhere" }).waitFor();
  expect(page.url()).toMatch(/:\/\/elsewhere\.example\/x$/);
  await page.goBack();
  await isAt(page, "/__fixtures/links");
  await page.getByRole("heading", { name: "Links" }).waitFor();
  // The other site's favicon.
  allowMessages(/Failed to load resource/);
});

test("RED-4 RED-5 an internal redirect is a client navigation with the rest, query and hash", async () => {
  const page = await open(at("/__fixtures/links"));
  const documents = countDocuments(page);
  await page.getByRole("link", { name: "redirected", exact: true }).click();
  await isAt(page, "/__fixtures/validated/ok?a=1#b");
  expect(documents()).toBe(0);
});

test("ERR-2 Back to Homepage is a client navigation, and Back shows the screen again", async () => {
  const page = await open(at("/nope"));
  await expect.poll(() => takeMessages(missing).length).toBe(1);
  const documents = countDocuments(page);
  await page.getByRole("link", { name: "Back to Homepage" }).click();
  await page.waitForURL(at("/"));
  await page.goBack();
  await page.getByRole("heading", { name: screen }).waitFor();
  expect(documents()).toBe(0);
});

test("ERR-5 a handler that throws and a promise that rejects are logged, and the page stays", async () => {
  const page = await open(at("/__fixtures/handler-error"));
  await page.getByRole("button", { name: "Throw in a handler" }).click();
  await expect.poll(() => takeMessages(/handler fixture/).length).toBe(1);
  await page.getByRole("button", { name: "Reject a promise" }).click();
  await expect.poll(() => takeMessages(/promise fixture/).length).toBe(1);
  await page.getByRole("heading", { name: "Handler errors" }).waitFor();
});

test("ERR-6 ERR-9 a render error shows the screen in the frame, with its title and focus on its heading", async () => {
  const page = await open(at("/__fixtures/render-error"));
  await page.getByRole("button", { name: "Throw while rendering" }).click();
  const heading = page.getByRole("heading", { name: screen });
  await heading.waitFor();
  await page.getByRole("banner").waitFor();
  await expect.poll(() => page.title()).toBe("Page not found | Großzahn");
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(takeMessages(/render fixture/).length).toBe(1);
  // Of two errors in a row the first is shown.
  await page.evaluate(() => window.dispatchEvent(new ErrorEvent("error", { error: new Error("a second one") })));
  await quiet(page);
  expect(await heading.count()).toBe(1);
  await page.getByRole("link", { name: "Back to Homepage" }).click();
  await isAt(page, "/");
  await page.locator("main[data-page='/']").waitFor();
});

test("STA-1 if the app cannot start, the console says so once, and the page's links work", async () => {
  const page = await newPage();
  await page.goto(at("/__fixtures/startup-error"));
  await expect.poll(() => takeMessages(/^Error while mounting app:/).length).toBe(1);
  await page.getByRole("link", { name: "A plain link" }).click();
  await isAt(page, "/about-us");
});

test("STA-1 if the router cannot start, the console says so once, and the page's links work", async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new Error("not today");
    };
  });
  await page.goto(at("/service"));
  await expect.poll(() => takeMessages(/^Error while mounting app:/).length).toBe(1);
  await page.getByRole("contentinfo").waitFor();
  await page.locator("main h1").click();
  await page.getByRole("contentinfo").locator(`a[href="${basePath()}/terms"]`).click();
  await isAt(page, "/terms");
  await expect.poll(() => takeMessages(/^Error while mounting app:/).length).toBe(1);
});

/** Opens the links and waits until what a page needs to report a lost connection is there. */
async function openThenGoOffline(): Promise<Page> {
  const page = await newPage();
  const recovery = page.waitForResponse(/\/after-ready-.*\.js$/);
  await page.goto(at("/__fixtures/links"));
  await recovery;
  await page.locator("[data-toaster] > ol").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  allowMessages(/ERR_INTERNET_DISCONNECTED|failed to load|Failed to fetch/);
  return page;
}

async function retryOnline(page: Page) {
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again" }).first().click();
  await isAt(page, "/home-6");
}

test("offline, a click on a page that was not prefetched shows a notice with a retry; the page stays", async () => {
  const page = await openThenGoOffline();
  const documents = countDocuments(page);
  const told = page.getByText("No connection");
  for (const link of [
    page.getByRole("link", { name: "opted out" }),
    page.getByRole("link", { name: "Get in Touch" }),
  ]) {
    await link.first().click();
    await told.first().waitFor();
    expect(page.url()).toBe(at("/__fixtures/links"));
    await page.getByRole("button", { name: "Close toast" }).first().click();
    await told.waitFor({ state: "detached" });
  }
  expect(documents()).toBe(0);
  await page.getByRole("link", { name: "opted out" }).click();
  await told.first().waitFor();
  await retryOnline(page);
});

test("ERR-1 Back to Homepage clears an error of the home page itself", async () => {
  const page = await newPage();
  await page.goto(at("/terms"));
  await ready(page);
  const module = await page.evaluate(() => window.__reactRouterManifest.routes["pages/home/page"]?.module ?? "");
  await page.route(scriptsOf(module), (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default function Home() { if (!window.isHealed) throw new Error("home fixture"); return "healed"; }`,
    }),
  );
  await page.goto(at("/"));
  await page.getByRole("heading", { name: screen }).waitFor();
  allowMessages(/home fixture|Minified React error/);
  await page.evaluate(() => Object.assign(window, { isHealed: true }));
  await page.getByRole("link", { name: "Back to Homepage" }).click();
  await page.getByText("healed").waitFor();
  expect(await page.getByRole("heading", { name: screen }).count()).toBe(0);
  expect(page.url()).toBe(at("/"));
});

test("ERR-7 with every further file blocked the error screen still shows in the frame", async () => {
  const page = await open(at("/__fixtures/render-error"));
  await quiet(page);
  await page.route(/\/assets\//, (route) => route.abort());
  await page.getByRole("button", { name: "Throw while rendering" }).click();
  await page.getByRole("heading", { name: screen }).waitFor();
  expect(await page.getByRole("banner").isVisible()).toBe(true);
  allowMessages(/render fixture|Failed to load resource/);
});

test("BOT-2 if rendering fails in a crawler's browser, it keeps the server's page and logs one error", async () => {
  const page = await open(at("/__fixtures/render-error"), { userAgent: googlebot });
  await page.getByRole("button", { name: "Throw while rendering" }).click();
  await expect.poll(() => takeMessages(/render fixture/).length).toBe(1);
  await quiet(page);
  await page.getByRole("heading", { name: "Render error" }).waitFor();
  expect(await page.getByText(screen).count()).toBe(0);
  expect(await page.locator("main").getAttribute("data-page")).toBe("/__fixtures/render-error");
});

const suggestion = (page: Page) =>
  page.getByRole("region", { name: "Where to go from here" }).getByRole("listitem").first();

test("without script a mistyped address gets the page that was meant as a suggestion, with the reason", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at("/abuot-us"));
  expect(takeMessages(missing)).toHaveLength(1);
  expect(await suggestion(page).getByRole("link").getAttribute("href")).toBe(`${basePath()}/about-us`);
  expect(await suggestion(page).textContent()).toContain("One letter away");
});

test("the server's suggestion stays after hydration, without the code of the search", async () => {
  const page = await newPage(budgetPhone);
  const asked = watchRequests(page, /search-index/);
  const fetched = await firstVisit(page, at("/abuot-us"));
  expect(takeMessages(missing)).toHaveLength(1);
  expect(bytesOf(fetched, /\.js$/)).toBeLessThanOrEqual(firstVisitBudget.scriptBytes);
  expect(await suggestion(page).getByRole("link").getAttribute("href")).toBe(`${basePath()}/about-us`);
  expect(asked).toEqual([]);
});

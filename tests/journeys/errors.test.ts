import { expect, inject, test } from "vitest";
import { allowMessages, countDocuments, newPage, open, ready, startBrowser, takeMessages } from "../support/browser.ts";
import { budgetPhone, bytesOf, firstVisit, firstVisitBudget } from "../support/first-visit.ts";
import { moduleOf, quiet, scriptsOf, watchRequests } from "../support/runtime.ts";

startBrowser();
const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const at = (path: string) => inject("origin") + path;
const screen = "Oops, this page is not found";
const missing = /404 \(Not Found\)/;

test("NF-3 a link to an unknown path shows the screen without a document load, and Back returns", async () => {
  const page = await open(at("/__fixtures/links"));
  const documents = countDocuments(page);
  await page.getByRole("link", { name: "unknown", exact: true }).click();
  await page.getByRole("heading", { name: screen }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/no-such-page");
  expect(await page.locator("main").getAttribute("data-page")).toBe("not-found");
  await page.getByText("Page not found: /no-such-page").waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Links" }).waitFor();
  expect(documents()).toBe(0);
});

test("NF-5 from one unknown path to another the screen stays and names the new one", async () => {
  const page = await open(at("/nope"));
  await expect.poll(() => takeMessages(missing).length).toBe(1);
  await page.evaluate(() => {
    history.pushState({}, "", "/nope-two?x=1");
    window.dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  });
  await page.getByText("Page not found: /nope-two?x=1").waitFor();
});

test("NF-6 a link in another spelling ends on the canonical address", async () => {
  const page = await open(at("/__fixtures/links"));
  await page.getByRole("link", { name: "odd spelling" }).click();
  await page.waitForURL(at("/about-us"));
});

test("VAL-3 a link that fails validation shows the screen at its own address without the page's code; Back clears it", async () => {
  const page = await open(at("/__fixtures/links"));
  const scripts = watchRequests(page, /\.js$/);
  const module = await moduleOf(page, "__fixtures/validated/:value");
  await page.getByRole("link", { name: "invalid" }).click();
  await page.getByText("Page Not Found: /__fixtures/validated/bad").waitFor();
  expect(new URL(page.url()).pathname).toBe("/__fixtures/validated/bad");
  await page.goBack();
  await page.getByRole("heading", { name: "Links" }).waitFor();
  await page.goForward();
  await page.getByText("Page Not Found: /__fixtures/validated/bad").waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Links" }).waitFor();
  expect(scripts).not.toContain(module);
  allowMessages(missing);
});

test("VAL-4 loading is active until a slow validator settles", async () => {
  const page = await open(at("/__fixtures/links"));
  await page.getByRole("link", { name: "slow" }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.loading)).toBe("true");
  await page.getByRole("heading", { name: "Valid: slow" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.loading)).toBe("false");
});

test("GRD-2 a link to a route with unknown middleware leaves page and address, and the console says why", async () => {
  const page = await open(at("/__fixtures/links"));
  await page.getByRole("link", { name: "unknown middleware", exact: true }).click();
  await expect.poll(() => takeMessages(/Unknown route middleware: 'nope'\./).length).toBe(1);
  expect(new URL(page.url()).pathname).toBe("/__fixtures/links");
  await page.getByRole("heading", { name: "Links" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.loading)).toBe("false");
});

test("GRD-1 the screen of a route with unknown middleware stands in the frame, whose links work", async () => {
  const page = await newPage();
  await page.goto(at("/__fixtures/unknown-middleware"));
  await page.getByRole("heading", { name: screen }).waitFor();
  expect(await page.locator("main").getAttribute("data-page")).toBe("not-found");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
  await page.waitForURL(at("/about-us"));
  allowMessages(/500 \(Internal Server Error\)/);
});

test("RED-2 RED-3 a link to an external rule leaves for it; Back returns to the page", async () => {
  const page = await newPage();
  await page.route("**://elsewhere.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Elsewhere</h1>" }),
  );
  await page.goto(at("/__fixtures/links"));
  await page.waitForSelector('html[data-hydrated="true"]');
  await page.getByRole("link", { name: "redirected out" }).click();
  await page.getByRole("heading", { name: "Elsewhere" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Links" }).waitFor();
  allowMessages(/favicon|Failed to load resource/);
});

test("RED-4 RED-5 an internal rule is followed in the page, with wildcard rest, query and hash", async () => {
  const page = await open(at("/__fixtures/links"));
  const documents = countDocuments(page);
  await page.getByRole("link", { name: "redirected", exact: true }).click();
  await page.waitForURL(at("/__fixtures/validated/ok?a=1#b"));
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

test("ERR-5 a handler that throws and a promise that rejects leave the page as it is and are logged", async () => {
  const page = await open(at("/__fixtures/handler-error"));
  await page.getByRole("button", { name: "Throw in a handler" }).click();
  await expect.poll(() => takeMessages(/handler fixture/).length).toBe(1);
  await page.getByRole("button", { name: "Reject a promise" }).click();
  await expect.poll(() => takeMessages(/promise fixture/).length).toBe(1);
  await page.getByRole("heading", { name: "Handler errors" }).waitFor();
});

test("ERR-6 ERR-9 a render error shows the screen inside the frame, with its title and the focus on its heading", async () => {
  const page = await open(at("/__fixtures/render-error"));
  await page.getByRole("button", { name: "Throw while rendering" }).click();
  const heading = page.getByRole("heading", { name: screen });
  await heading.waitFor();
  await page.getByRole("banner").waitFor();
  await expect.poll(() => page.title()).toBe("Page not found | Großzahn");
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(takeMessages(/render fixture/).length).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Back to Homepage" }).click();
  await page.waitForURL(at("/"));
  await page.locator("main[data-page='/']").waitFor();
});

test("STA-1 when the app cannot start, the console says so and the page and its links work", async () => {
  const page = await newPage();
  await page.goto(at("/__fixtures/startup-error"));
  await expect.poll(() => takeMessages(/^Error while mounting app:/).length).toBe(1);
  await page.getByRole("link", { name: "A plain link" }).click();
  await page.waitForURL(at("/about-us"));
});

test("STA-1 when the router cannot start, the server's page stays, its links work, and the console says so once", async () => {
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
  await page.getByRole("contentinfo").locator('a[href="/terms"]').click();
  await page.waitForURL(at("/terms"));
  await expect.poll(() => takeMessages(/^Error while mounting app:/).length).toBe(1);
});

test("offline a click on a page that was not fetched leaves the visitor on the page, says so, and can be tried again", async () => {
  const page = await newPage();
  const recovery = page.waitForResponse(/\/after-ready-.*\.js$/);
  await page.goto(at("/__fixtures/links"));
  await recovery;
  await page.mouse.move(5, 5);
  await page.locator("[data-toaster] > section").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  const documents = countDocuments(page);
  const told = page.getByText("No connection");
  for (const link of [
    page.getByRole("link", { name: "opted out" }),
    page.getByRole("link", { name: "Get in Touch" }),
  ]) {
    await link.first().click();
    await told.first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/__fixtures/links");
    await page.getByRole("button", { name: "Close toast" }).first().click();
    await told.waitFor({ state: "detached" });
  }
  expect(documents()).toBe(0);
  await page.getByRole("link", { name: "opted out" }).click();
  await told.first().waitFor();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again" }).first().click();
  await page.waitForURL(at("/home-6"));
  allowMessages(/ERR_INTERNET_DISCONNECTED|failed to load|Failed to fetch/);
});

test("offline before anybody moved, the notice is shown plainly, and can be tried again", async () => {
  const page = await newPage();
  const recovery = page.waitForResponse(/\/after-ready-.*\.js$/);
  await page.goto(at("/__fixtures/links"));
  await recovery;
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "opted out" }).click();
  const notice = page.locator("[data-toaster]").getByText("No connection");
  await notice.waitFor();
  await page.getByRole("button", { name: "Close toast" }).click();
  await notice.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "opted out" }).click();
  await notice.waitFor();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again" }).first().click();
  await page.waitForURL(at("/home-6"));
  allowMessages(/ERR_INTERNET_DISCONNECTED|failed to load|Failed to fetch/);
});

test("ERR-1 a fatal error at the home page is cleared by Back to Homepage, though the address is the same", async () => {
  const page = await newPage();
  await page.goto(at("/terms"));
  await ready(page);
  const module = await page.evaluate(() => window.__reactRouterManifest.routes["routes/home/page"]?.module ?? "");
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
  expect(new URL(page.url()).pathname).toBe("/");
});

test("ERR-6 of two errors in a row the first is shown until another page is", async () => {
  const page = await open(at("/__fixtures/render-error"));
  await page.getByRole("button", { name: "Throw while rendering" }).click();
  await page.getByRole("heading", { name: screen }).waitFor();
  await page.evaluate(() => window.dispatchEvent(new ErrorEvent("error", { error: new Error("a second one") })));
  expect(await page.getByRole("heading", { name: screen }).count()).toBe(1);
  expect(takeMessages(/render fixture/).length).toBe(1);
});

test("ERR-7 with every further file blocked the screen still stands, inside the frame", async () => {
  const page = await open(at("/__fixtures/render-error"));
  await page.route(/\/assets\//, (route) => route.abort());
  await page.getByRole("button", { name: "Throw while rendering" }).click();
  await page.getByRole("heading", { name: screen }).waitFor();
  await page.getByRole("banner").waitFor();
  allowMessages(/render fixture|Failed to load resource/);
});

test("BOT-2 a crawler keeps the server's page when rendering fails in its browser, and one error is logged", async () => {
  const page = await open(at("/__fixtures/render-error"), { userAgent: googlebot });
  await page.getByRole("button", { name: "Throw while rendering" }).click();
  await expect.poll(() => takeMessages(/render fixture/).length).toBe(1);
  await quiet(page);
  await page.getByRole("heading", { name: "Render error" }).waitFor();
  expect(await page.getByText(screen).count()).toBe(0);
  expect(await page.locator("main").getAttribute("data-page")).toBe("/__fixtures/render-error");
});

test("RED-4 NF-6 below a base path rules and spellings are followed in the page too", async () => {
  const page = await open(`${inject("origin")}/faq`);
  const documents = countDocuments(page);
  for (const [spelling, path] of [
    ["/services?a=1#b", "/service?a=1#b"],
    ["/About-Us/", "/about-us"],
  ] as const) {
    await page.evaluate((to) => window.__reactRouterDataRouter.navigate(to), spelling);
    await page.waitForURL(`**/studio${path}`);
  }
  expect(documents()).toBe(0);
});

test("without script an address with a slip is answered with the page that was meant, and why", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at("/abuot-us"));
  expect(takeMessages(missing)).toHaveLength(1);
  const first = page.getByRole("region", { name: "Where to go from here" }).getByRole("listitem").first();
  expect(await first.getByRole("link").getAttribute("href")).toBe("/about-us");
  expect(await first.textContent()).toContain("One letter away");
});

test("what the server found stays when the page wakes up, without the code of the search", async () => {
  const page = await newPage(budgetPhone);
  const asked = watchRequests(page, /search-index/);
  const fetched = await firstVisit(page, at("/abuot-us"));
  expect(takeMessages(missing)).toHaveLength(1);
  expect(bytesOf(fetched, /\.js$/)).toBeLessThanOrEqual(firstVisitBudget.scriptBytes);
  const first = page.getByRole("region", { name: "Where to go from here" }).getByRole("listitem").first();
  expect(await first.getByRole("link").getAttribute("href")).toBe("/about-us");
  expect(asked).toEqual([]);
});

import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { allowMessages, newPage, open, ready, startBrowser } from "../support/browser.ts";
import { basePath } from "../support/pages.ts";
import { shifted, watchShifts } from "../support/shifts.ts";

startBrowser();

const at = (path: string) => inject("origin") + path;
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "null") as unknown);
const rowOf = (page: Page, name: RegExp) => page.getByRole("row", { name });
const headerCount = (page: Page) => page.getByRole("banner").locator("a > span[aria-hidden]").textContent();

async function openCart(cart?: string): Promise<Page> {
  const page = await newPage();
  if (cart !== undefined) {
    await page.addInitScript((text) => sessionStorage.getItem("set") ?? localStorage.setItem("cart", text), cart);
    await page.addInitScript(() => sessionStorage.setItem("set", "1"));
  }
  await page.goto(at("/cart"));
  await ready(page);
  return page;
}

const stockOf = async (id: number) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at(`/single-shop/${id}`));
  return Number(await page.getByRole("main").getByRole("spinbutton").getAttribute("max"));
};
const problemOf = (field: Locator) =>
  field.evaluate((input) => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent ?? "");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? "");

test("the cart starts with one Słuchawki, and a changed quantity survives a reload", async () => {
  const page = await openCart();
  const row = rowOf(page, /Słuchawki/);
  const field = row.getByRole("spinbutton");
  expect(await field.inputValue()).toBe("1");
  await field.fill("7");
  await field.press("Enter");
  await expect.poll(() => headerCount(page)).toBe("7");
  await page.reload();
  await ready(page);
  await expect.poll(() => field.inputValue()).toBe("7");
  expect(await kept(page)).toEqual([{ id: 1, qty: 7 }]);
});

test("a quantity typed before hydration is taken over, at once or once its field is left", async () => {
  for (const isLeft of [true, false]) {
    const page = await newPage();
    let begin = () => {};
    const held = new Promise<void>((resolve) => (begin = resolve));
    await page.route("**/*.js", async (route) => held.then(() => route.continue()));
    await page.goto(at("/cart"), { waitUntil: "commit" });
    const field = rowOf(page, /Słuchawki/).getByRole("spinbutton");
    await field.fill("4");
    if (isLeft) await field.blur();
    begin();
    await ready(page);
    if (!isLeft) {
      expect(await field.inputValue()).toBe("4");
      await field.blur();
    }
    await expect.poll(() => headerCount(page)).toBe("4");
    expect(await field.inputValue()).toBe("4");
    await expect.poll(() => kept(page)).toEqual([{ id: 1, qty: 4 }]);
  }
});

test("an impossible quantity gets a message at its field, stays, and does not trap the focus", async () => {
  const page = await openCart();
  const row = rowOf(page, /Słuchawki/);
  const field = row.getByRole("spinbutton");
  const name = await field.evaluate((input) => input.id);
  for (const [wrong, way] of [
    ["100", "Tab"],
    ["0", "Shift+Tab"],
    ["2.5", "Enter"],
    ["", "Tab"],
  ] as const) {
    await field.fill(wrong);
    await field.press(way);
    await expect.poll(() => problemOf(field), { message: `${wrong} by ${way}` }).not.toBe("");
    expect(await field.inputValue()).toBe(wrong);
    expect((await focused(page)) === name, `${wrong} by ${way}`).toBe(way === "Enter");
  }
  expect(await headerCount(page)).toBe("1");
  await field.fill("100");
  await row.getByRole("button", { name: "One more" }).click();
  await expect.poll(() => field.inputValue()).toBe("2");
  expect(await problemOf(field)).toBe("");
});

test("the stock limits a cart: typed quantities are refused, stored ones lowered with a message", async () => {
  const stock = await stockOf(1);
  const page = await openCart(`[{"id":1,"qty":${stock + 9}}]`);
  const field = rowOf(page, /Słuchawki/).getByRole("spinbutton");
  await expect.poll(() => field.inputValue()).toBe(String(stock));
  await page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: String(stock + 9) })
    .waitFor();
  expect(await kept(page)).toEqual([{ id: 1, qty: stock }]);
  await field.fill(String(stock + 1));
  await field.press("Enter");
  await expect.poll(() => problemOf(field)).toContain(String(stock));
  const plain = await newPage({ javaScriptEnabled: false });
  await plain.goto(at(`/cart?items=1x${stock + 9}`));
  await plain
    .getByRole("status")
    .filter({ hasText: String(stock + 9) })
    .waitFor();
  expect(await headerCount(plain)).toBe(String(stock));
  await plain.getByRole("spinbutton").fill("100");
  await plain.getByRole("button", { name: "Update" }).click();
  const again = plain.getByRole("spinbutton");
  expect([await again.inputValue(), await headerCount(plain)]).toEqual(["100", String(stock)]);
  expect(await problemOf(again)).toContain(String(stock));
});

test("a stored cart shifts no layout when its page loads", async () => {
  for (const kept of ['[{"id":2,"qty":1},{"id":3,"qty":2},{"id":5,"qty":1}]', "[]"]) {
    const page = await newPage();
    await page.addInitScript((text) => localStorage.setItem("cart", text), kept);
    await watchShifts(page);
    await page.goto(at("/cart"));
    await ready(page);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await shifted(page)).toBe(0);
  }
});

test("cart, checkout and confirmation ask the same for the same things, and the parts of each make its sum", async () => {
  const page = await openCart('[{"id":2,"qty":2},{"id":3,"qty":1}]');
  const receipt = page.getByRole("complementary", { name: "Receipt" });
  const things = () =>
    receipt
      .locator("dl:first-of-type > div")
      .evaluateAll((rows) => rows.flatMap((row) => (row.textContent?.includes("×") ? [row.textContent.trim()] : [])));
  const sum = () => receipt.locator("dd.display").textContent();
  const amount = (text: string) => Number(/[\d,]+\.\d+$/.exec(text)?.[0].replace(",", ""));
  await expect.poll(async () => (await things()).length).toBe(2);
  const [inCart, total] = [await things(), await sum()];
  expect(inCart.map(amount).reduce((all, one) => all + one)).toBe(amount(total ?? ""));
  await page.goto(at("/checkout"));
  await ready(page);
  await expect.poll(things).toEqual(inCart);
  expect(await sum()).toBe(total);
});

test("the note on what every cart starts with stays until that line is touched", async () => {
  for (const isScripted of [true, false]) {
    const page = await newPage({ javaScriptEnabled: isScripted });
    await page.goto(at("/single-shop/3"));
    if (isScripted) await ready(page);
    await page.getByRole("main").getByRole("button", { name: /^Add/ }).first().click();
    const key = page.locator("header a[href*=cart]").first();
    if (isScripted) await expect.poll(() => key.textContent()).toContain("2");
    else await page.waitForURL(/add=|items=/);
    await (isScripted ? page.goto(at("/cart")) : key.click());
    if (isScripted) await ready(page);
    await rowOf(page, /Grün/).waitFor();
    const note = page.getByText("We put this one in");
    expect(await note.count()).toBe(1);
    await rowOf(page, /Słuchawki/)
      .getByRole("button", { name: /more|one more/i })
      .first()
      .click();
    await expect.poll(() => note.count()).toBe(0);
  }
});

test("adding a product changes its button and shows one toast that leads to the cart", async () => {
  const page = await open(at("/shop"));
  const key = page.getByRole("main").getByRole("button", { name: /^Add Gießkanne/ });
  await key.click();
  await key.click();
  await expect.poll(() => key.textContent()).toContain("2");
  expect(await page.locator("[data-toast]").count()).toBe(1);
  await page.getByRole("button", { name: "See the cart" }).click();
  await page.waitForURL("**/cart");
  await rowOf(page, /Gießkanne/).waitFor();
  await expect.poll(() => page.locator("[data-toast]").count()).toBe(0);
});

test("a removed row leaves an Undo button in its place that restores it with its quantity", async () => {
  const page = await openCart('[{"id":1,"qty":1},{"id":4,"qty":3},{"id":7,"qty":1}]');
  await rowOf(page, /Tischkompass/i)
    .getByRole("button", { name: /Remove/ })
    .click();
  const undo = page.getByRole("button", { name: /Undo/ });
  await undo.waitFor();
  await expect.poll(() => undo.evaluate((key) => key === document.activeElement)).toBe(true);
  expect(
    await page.locator("[data-band=cart-lines] tbody tr").nth(1).getByRole("button", { name: /Undo/ }).count(),
  ).toBe(1);
  await page.keyboard.press("Enter");
  await expect
    .poll(() => kept(page))
    .toEqual([
      { id: 1, qty: 1 },
      { id: 4, qty: 3 },
      { id: 7, qty: 1 },
    ]);
});

test("two tabs show the same cart, on the page and in the header", async () => {
  const first = await openCart();
  const second = await first.context().newPage();
  await second.goto(at("/single-shop/3"));
  await ready(second);
  await second.getByRole("main").getByRole("button", { name: /^Add/ }).first().click();
  await expect.poll(() => first.locator("[data-band=cart-lines] tbody tr").count()).toBe(2);
  await expect.poll(() => headerCount(first)).toBe("2");
  await first
    .getByRole("button", { name: /Remove/ })
    .first()
    .click();
  await expect.poll(() => headerCount(second)).toBe("1");
});

test("a damaged stored cart is repaired, and the page says so", async () => {
  const page = await openCart('[{"id":4,"qty":2},{"id":"x"},{"qty":5}]');
  await page.getByRole("main").getByRole("status").filter({ hasText: "damaged" }).waitFor();
  await rowOf(page, /Tischkompass/i).waitFor();
  expect(await kept(page)).toEqual([{ id: 4, qty: 2 }]);
  await page.reload();
  await ready(page);
  expect(await page.getByRole("status").filter({ hasText: "damaged" }).count()).toBe(0);
  const broken = await openCart("{not json");
  await broken.getByRole("main").getByRole("status").filter({ hasText: "damaged" }).waitFor();
  await rowOf(broken, /Słuchawki/).waitFor();
});

test("without script the shop is sorted and filtered, and the cart works by its address", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at("/shop"));
  await page.getByLabel("Kind", { exact: true }).selectOption("Models");
  await page.getByLabel("Sort by").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Arrange" }).click();
  expect(new URL(page.url()).searchParams.get("kind")).toBe("Models");
  const prices = await page.locator("[data-band=products] ins, [data-band=products] .now").allTextContents();
  const numbers = prices.map((price) => Number(price.replace(/[^\d.]/g, "")));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  await page.goto(at("/cart?items=1x1,3x2"));
  await rowOf(page, /Słuchawki/).waitFor();
  await page
    .getByRole("button", { name: /Remove/ })
    .first()
    .click();
  await page.getByRole("button", { name: /Undo/ }).click();
  await expect.poll(() => page.locator("[data-band=cart-lines] tbody tr").count()).toBe(2);
});

test("without script the cart follows from page to page and is in the header's link", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at("/cart?items=1x1,3x2"));
  await rowOf(page, /Grün/).getByRole("link").click();
  await expect.poll(() => headerCount(page)).toBe("3");
  await page.getByRole("main").getByRole("button", { name: /^Add/ }).first().click();
  await expect.poll(() => headerCount(page)).toBe("4");
  await page.getByRole("link", { name: "Keep looking" }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Tischkompass/i })
    .first()
    .click();
  await page.getByRole("main").getByRole("button", { name: /^Add/ }).first().click();
  await expect.poll(() => page.locator("[data-band=cart-lines] tbody tr").count()).toBe(3);
  for (const path of ["/cart", "/checkout"]) {
    await page.goto(at(`${path}?items=1x1,3x2`));
    await page.getByRole("banner").getByRole("link", { name: "Cart, 3 items" }).click();
    await expect.poll(() => page.locator("[data-band=cart-lines] tbody tr").count()).toBe(2);
  }
  const withScript = await open(at("/checkout?items=1x1,3x2"));
  await expect
    .poll(() => withScript.getByRole("banner").getByRole("link", { name: /^Cart/ }).getAttribute("href"))
    .toBe(`${basePath()}/cart`);
});

test("a product shows its pictures, price and saving, and adds a quantity to the cart", async () => {
  const page = await open(at("/single-shop/1"));
  const main = page.getByRole("main");
  expect(await main.getByRole("img").count()).toBeGreaterThan(1);
  await main.getByText("€29.00").first().waitFor();
  await main.getByText("You save €10.00").waitFor();
  expect(await page.locator('meta[name="description"]').getAttribute("content")).toContain("€29.00");
  await main.getByRole("spinbutton").first().fill("3");
  await main.getByRole("button", { name: /^Add/ }).first().click();
  await expect.poll(() => kept(page)).toEqual([{ id: 1, qty: 4 }]);
});

test("a drawing whose code fails to load stays as the server rendered it", async () => {
  const page = await newPage();
  await page.route(/-drawing-.*\.js$/, (route) => route.abort());
  const refused = page.waitForEvent("requestfailed", { predicate: (request) => request.url().includes("-drawing-") });
  await page.goto(at("/single-shop/4"));
  await refused;
  const drawing = page.locator("[data-band=measures] figure svg");
  await ready(page);
  await page.waitForLoadState("networkidle");
  expect(await drawing.count()).toBe(1);
  allowMessages(/ERR_FAILED/);
});

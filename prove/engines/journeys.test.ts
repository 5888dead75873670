import { beforeEach, expect, inject, test } from "vitest";
import { begin } from "../../app/play/lost/rules.ts";
import { ofSoftwareWebGL } from "../../tests/support/browser.ts";
import type { EngineName } from "../../tests/support/engines/engine.ts";
import { startFront } from "../../tests/support/engines/front.ts";
import { inEachEngine } from "../../tests/support/engines/in-each-engine.ts";
import { untilReady, type Visitor } from "../../tests/support/engines/visitor.ts";
import { leadHome } from "../../tests/support/lead-home.ts";

const engines: EngineName[] = ["Chromium", "Firefox", "WebKit"];

/** The forms reject anything sent within two seconds of rendering; only real time passes that. */
const waitLikeAPerson = () => new Promise((resolve) => setTimeout(resolve, 2100));

inEachEngine(engines, (visitorOf, engine) => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = visitorOf();
    await visitor.resize(1280, 800);
  });

  const focused = () =>
    visitor.run(() => {
      const { activeElement } = document;
      return activeElement?.id || activeElement?.getAttribute("aria-label") || activeElement?.textContent || "";
    });
  const page = () => visitor.run(() => document.querySelector("main")?.dataset.page);
  const openDialog = () => visitor.run(() => document.querySelector("dialog[open]")?.getAttribute("aria-label") ?? "");
  const scrolledTo = () => visitor.run(() => Math.round(scrollY));
  const scroll = (top: number) => visitor.run((to) => scrollTo({ top: to, behavior: "instant" }), top);
  const documents = (path: string) => visitor.front.asked.filter((asked) => asked === path).length;

  test("what an engine complains about is heard", async () => {
    await visitor.open("/terms");
    await visitor.run(() => {
      console.error("heard of the console");
      document.head.append(Object.assign(document.createElement("style"), { textContent: "a { color: red }" }));
      setTimeout(() => {
        throw new Error("heard of an error");
      });
    });
    const heard: string[] = [];
    for (const part of [/the console/, /an error/, /style-src/]) {
      await expect
        .poll(() => {
          heard.push(...visitor.takeMessages());
          return heard.some((message) => part.test(message));
        })
        .toBe(true);
    }
    // Messages still due on the other channel arrive before the next page.
    await visitor.open("/terms");
    visitor.takeMessages();
  });

  test("pages of each kind hydrate in both widths without a message, and nothing is too wide", async () => {
    for (const path of ["/", "/blog", "/single-shop/1", "/cart", "/checkout", "/contact", "/no-such-page"]) {
      await visitor.open(path);
      for (const width of [360, 1280]) {
        await visitor.resize(width, 800);
        await expect.poll(() => visitor.run(() => innerWidth)).toBe(width);
        expect(await visitor.run(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
      }
    }
    // The browser's own message about the last one.
    visitor.takeMessages(/status of 404/);
  });

  test("a page's script is fetched ahead, and following the link asks for nothing again", async () => {
    await visitor.open("/__fixtures/links");
    const script = await visitor.run(() => {
      const routes = Object.entries(window.__reactRouterManifest.routes);
      return routes.find(([id]) => id.includes("terms"))?.[1]?.module ?? "";
    });
    const asked = () => visitor.front.asked.filter((path) => path === script);
    await expect.poll(asked).toEqual([script]);
    await visitor.click("main a[href='/terms']");
    await expect.poll(page).toBe("/terms");
    expect(asked()).toEqual([script]);
  });

  test("the submenu opens under the pointer and by its key, and Escape gives the focus back", async () => {
    await visitor.open("/about-us");
    const key = ["nav[aria-label=Main] button", "Services"] as const;
    await visitor.hover(...key);
    await expect.poll(() => visitor.sees("#services-menu a")).toBe(true);
    await visitor.movePointer(640, 600);
    await expect.poll(() => visitor.sees("#services-menu a")).toBe(false);
    await visitor.click(...key);
    await expect.poll(() => visitor.sees("#services-menu a")).toBe(true);
    await visitor.key("Escape");
    await visitor.movePointer(640, 600);
    await expect.poll(() => visitor.sees("#services-menu a")).toBe(false);
    await expect.poll(() => focused()).toContain("Services");
    await visitor.click("nav[aria-label=Main] a", "Portfolio");
    await expect.poll(() => visitor.address()).toBe("/portfolio");
  });

  test("menu and sidebar open, keep the focus, say their state, close, and give the focus back", async () => {
    await visitor.resize(390, 800);
    await visitor.open("/about-us");
    const before = documents("/portfolio");
    const expanded = () => visitor.run(() => document.querySelector("header [commandfor=menu]")?.ariaExpanded ?? null);
    const isTold = await visitor.run(() => !("commandForElement" in HTMLButtonElement.prototype));
    await expect.poll(expanded).toBe(isTold ? "false" : null);
    await visitor.click("header button", "Open menu");
    await expect.poll(openDialog).toBe("Menu");
    await expect.poll(expanded).toBe(isTold ? "true" : null);
    for (let step = 0; step < 4; step++) {
      await visitor.key("Tab");
      const isInside = () => document.activeElement === document.body || !!document.activeElement?.closest("dialog");
      expect(await visitor.run(isInside)).toBe(true);
    }
    await visitor.key("Escape");
    await expect.poll(openDialog).toBe("");
    await expect.poll(expanded).toBe(isTold ? "false" : null);
    await expect.poll(() => focused()).toBe("Open menu");
    await visitor.click("header button", "Open menu");
    await expect.poll(openDialog).toBe("Menu");
    await visitor.press(6, 400);
    await expect.poll(openDialog).toBe("");
    await visitor.click("header button", "Open menu");
    await visitor.click("dialog[open] a", "Portfolio");
    await expect.poll(() => visitor.address()).toBe("/portfolio");
    await expect.poll(openDialog).toBe("");
    expect(documents("/portfolio")).toBe(before);
    await visitor.resize(1280, 800);
    await visitor.click("header button", "Open sidebar");
    await expect.poll(openDialog).toBe("Company");
    await visitor.click("dialog[open] button", "Close sidebar");
    await expect.poll(openDialog).toBe("");
    await expect.poll(() => focused()).toBe("Open sidebar");
  });

  test("search finds while one types, and arrows and Enter open what was found", async () => {
    await visitor.open("/about-us");
    await visitor.click("header button", "Search");
    await expect.poll(openDialog).toBe("Search");
    await visitor.fill("[role=combobox]", "grossenwahn");
    await expect.poll(() => visitor.sees("[role=option]", "Größenwahn, ein Spiel über Öfen")).toBe(true);
    await visitor.key("ArrowDown");
    await visitor.key("Enter");
    await expect.poll(() => visitor.address()).not.toBe("/about-us");
    await expect.poll(openDialog).toBe("");
  });

  test("a thing goes into the cart, a toast says so and can be closed, and the cart keeps its number", async () => {
    await visitor.open("/single-shop/4");
    await visitor.run(() => localStorage.clear());
    await visitor.open("/single-shop/4");
    await visitor.click("main [aria-label='One more']");
    await visitor.click("main button", "Add to cart");
    await expect.poll(() => visitor.sees("[data-toaster] li", "in the cart")).toBe(true);
    await visitor.click("[data-toaster] button", "Close toast");
    await expect.poll(() => visitor.sees("[data-toaster] li")).toBe(false);
    await visitor.click("header a", "Cart");
    await expect.poll(() => visitor.address()).toBe("/cart");
    await expect.poll(() => visitor.sees("header a", "Cart, 3 items")).toBe(true);
    await visitor.fill("#quantity-4", "5");
    await visitor.key("Enter");
    await expect.poll(() => visitor.sees("header a", "Cart, 6 items")).toBe(true);
    await visitor.reload();
    await untilReady(visitor);
    await expect.poll(() => visitor.sees("header a", "Cart, 6 items")).toBe(true);
    expect(await visitor.run(() => document.querySelector<HTMLInputElement>("#quantity-4")?.value)).toBe("5");
  });

  test("an order is sent, its receipt shows, and the cart is empty", async () => {
    await visitor.open("/checkout?items=1x2");
    const form = "form[data-form=checkout] ";
    for (const [field, text] of [
      ["#name", "Rosa Whitlock"],
      ["#email", `order-${engine.toLowerCase()}@halfpenny.example`],
      ["#address", "14 Tannery Row"],
      ["#town", "Leeds"],
      ["#postcode", "LS10 1AB"],
    ] as const)
      await visitor.fill(form + field, text);
    await visitor.click(`${form}#consent`);
    await waitLikeAPerson();
    await visitor.click(`${form}button[type=submit]`);
    await expect.poll(() => visitor.address()).toMatch(/^\/order\/[A-Z]+-/);
    await expect.poll(() => visitor.run(() => localStorage.getItem("cart"))).toBe("[]");
    await expect.poll(() => visitor.run(() => document.activeElement?.tagName)).toBe("H1");
  });

  test("an enquiry with mistakes is not sent, its summary leads to the fields, and mended it is", async () => {
    await visitor.open("/contact");
    const form = "form[data-form=contact] ";
    await waitLikeAPerson();
    await visitor.click(`${form}button[type=submit]`);
    await expect.poll(() => visitor.sees("[role=alert] a")).toBe(true);
    await visitor.click("main [role=alert] a");
    await expect.poll(focused).toBe("name");
    await visitor.fill(`${form}#name`, "Rosa Whitlock");
    await visitor.fill(`${form}#email`, `enquiry-${engine.toLowerCase()}@halfpenny.example`);
    await visitor.click(`${form}input[name=budget]`);
    await visitor.fill(`${form}#message`, "Our lighthouse level runs at 22 frames.");
    await visitor.click(`${form}#consent`);
    await visitor.click(`${form}button[type=submit]`);
    await expect.poll(() => visitor.address()).toMatch(/^\/contact\?sent=/);
    const reference = new URLSearchParams((await visitor.address()).split("?")[1]).get("sent");
    await expect.poll(() => visitor.sees("main", reference ?? "no reference")).toBe(true);
  });

  test("the newsletter is asked for", async () => {
    await visitor.open("/newsletter");
    await visitor.fill("main #email", `newsletter-${engine.toLowerCase()}@halfpenny.example`);
    await waitLikeAPerson();
    await visitor.key("Enter");
    await expect.poll(() => visitor.address()).toBe("/newsletter?state=asked");
  });

  test("a picture of the wall opens, goes on by arrows, and closes by Escape, its key and Back", async () => {
    await visitor.open("/portfolio-masonry");
    const viewer = () => visitor.run(() => document.querySelector("dialog[data-lightbox][open]")?.id ?? "");
    const isShown = () => visitor.sees("dialog[data-lightbox]");
    const ways: [string, () => Promise<void>][] = [
      ["Escape", () => visitor.key("Escape")],
      ["the key in the corner", () => visitor.click("dialog[open] a[data-hotkey=Escape]")],
      ["Back", () => visitor.back()],
    ];
    for (const [way, close] of ways) {
      await visitor.click("#wall-2");
      await expect.poll(viewer, { message: way }).toBe("frame-2");
      await visitor.key("ArrowRight");
      await expect.poll(viewer, { message: way }).toBe("frame-3");
      await close();
      await expect.poll(isShown, { message: way }).toBe(false);
      await expect.poll(() => visitor.address(), { message: way }).toBe("/portfolio-masonry");
      await expect.poll(focused).toBe("wall-3");
      expect(await visitor.run(() => document.elementFromPoint(640, 400)?.closest("dialog") ?? null)).toBe(null);
    }
  });

  test("what the address names is marked only as long as it is named", async () => {
    await visitor.open("/terms");
    const look = () =>
      visitor.run(() => {
        const parts = [...(document.querySelector("#mistakes")?.querySelectorAll("*") ?? [])];
        return parts.map((part) => getComputedStyle(part).backgroundColor).join();
      });
    const plain = await look();
    await visitor.click("main a[href$='#mistakes']");
    await expect.poll(look).not.toBe(plain);
    await visitor.back();
    await expect.poll(() => visitor.address()).toBe("/terms");
    await expect.poll(look).toBe(plain);
  });

  test("cases are filtered by their form, and Back takes the filter away again", async () => {
    await visitor.open("/portfolio");
    const cases = () => visitor.run(() => document.querySelectorAll("main h3").length);
    const all = await cases();
    await visitor.run(() => {
      const field = document.querySelector<HTMLSelectElement>("#engine");
      if (field) field.value = "Godot";
    });
    await visitor.click("form[aria-label='Filter cases'] button");
    await expect.poll(() => visitor.address()).toContain("engine=Godot");
    await expect.poll(cases).toBeLessThan(all);
    await visitor.back();
    await expect.poll(() => visitor.address()).toBe("/portfolio");
    await expect.poll(cases).toBe(all);
  });

  test("another page starts at its top, Back comes to where one was, and a hash leads to its part", async () => {
    await visitor.open("/terms");
    await scroll(900);
    await expect.poll(() => visitor.run(() => document.querySelector("header")?.dataset.sticky)).toBe("true");
    await visitor.click("header nav a", "About Us");
    await expect.poll(page).toBe("/about-us");
    await expect.poll(scrolledTo).toBe(0);
    await visitor.back();
    await expect.poll(page).toBe("/terms");
    await expect.poll(async () => Math.abs((await scrolledTo()) - 900)).toBeLessThanOrEqual(2);
    await visitor.forward();
    await expect.poll(page).toBe("/about-us");
    await visitor.open("/terms");
    await visitor.click("main a[href$='#mistakes']");
    await expect
      .poll(() => visitor.run(() => document.querySelector("#mistakes")?.getBoundingClientRect().top))
      .toBeLessThan(300);
  });

  test("elements below the window wait and are revealed by scrolling", async () => {
    await visitor.resize(1280, 600);
    await visitor.open("/__fixtures/reveal");
    const state = () =>
      visitor.run(() => document.querySelector<HTMLElement>("[data-test-top='2000']")?.dataset.reveal);
    await expect.poll(state).toBe("pending");
    await scroll(1600);
    await expect.poll(state).toBe("shown");
    const opacity = () =>
      visitor.run(() => Number(getComputedStyle(document.querySelector("[data-test-top='2000']")!).opacity));
    await expect.poll(opacity).toBeGreaterThan(0.99);
  });

  const stageOf = (game: string) =>
    visitor.run((name) => document.querySelector<HTMLElement>(`[data-play=${name}]`)?.dataset.playState, game);
  const heard = (game: string) =>
    visitor.run((name) => document.querySelector(`[data-play=${name}] [role=status]`)?.textContent ?? "", game);

  test("the arcade is won by keys, by what it says", async () => {
    await visitor.open("/game-development-studio");
    await visitor.click("button", "Start the arcade");
    await expect.poll(() => stageOf("arcade")).toBe("ready");
    for (let storey = 1; storey <= 8; storey++) {
      await visitor.key("ArrowRight");
      await expect.poll(() => heard("arcade")).toMatch(/left|right|Right/);
      for (let said = await heard("arcade"); !said.startsWith("Right over"); ) {
        await visitor.key(said.includes("right") ? "ArrowLeft" : "ArrowRight");
        await expect.poll(() => heard("arcade")).not.toBe(said);
        said = await heard("arcade");
      }
      await visitor.key("ArrowDown");
      if (storey < 8) await expect.poll(() => heard("arcade")).toContain(`${storey} of 8`);
    }
    await expect.poll(() => stageOf("arcade")).toBe("won");
  });

  test("the way home is found by keys", async () => {
    await visitor.open("/no-such-page");
    await visitor.click("button", "Find the way home");
    await expect.poll(() => stageOf("lost")).toBe("ready");
    for (const shift of leadHome(begin(1)) ?? []) {
      for (let push = 0; push < Math.abs(shift); push++) await visitor.key(shift < 0 ? "ArrowLeft" : "ArrowRight");
      await visitor.key("ArrowDown");
    }
    await expect.poll(() => stageOf("lost")).toBe("won");
    // The browser's own message about the page.
    visitor.takeMessages(/status of 404/);
  });

  test("each instrument obeys keys, and its numbers are those of its table", async () => {
    const focus = (selector: string) =>
      visitor.run((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
    const textsOf = (selector: string) =>
      visitor.run(
        (wanted) => [...document.querySelectorAll<HTMLElement>(wanted)].map(({ textContent }) => textContent ?? ""),
        selector,
      );
    const said = async (band: string) => (await textsOf(`[data-band=${band}] [role=status]`)).join(" ");
    const numbers = (text: string) => (text.match(/\d+(\.\d+)?/g) ?? []).map(Number);
    const sum = (texts: readonly string[]) => texts.flatMap(numbers).reduce((all, one) => all + one, 0);

    await visitor.open("/home-4");
    await focus(".scrub-line");
    await visitor.key("ArrowRight");
    const time = (await textsOf("tr:nth-child(4) > th"))[0];
    await expect.poll(() => textsOf("tr[data-lit] > th")).toEqual([time]);
    const told = () => visitor.run(() => document.querySelector(".scrub-line")?.getAttribute("aria-valuetext") ?? "");
    const level = numbers((await textsOf("tr[data-lit] > td"))[0] ?? "").at(-1);
    await expect.poll(async () => numbers(await told())).toContain(level);

    await visitor.open("/home-2");
    await focus("[data-band=ports] input[name=engine]:checked");
    await visitor.key("ArrowRight");
    await expect.poll(() => textsOf("td[data-lit] ~ td, td[data-lit]")).not.toEqual([]);
    const lit = sum((await textsOf("td[data-lit] b")) ?? []);
    await expect.poll(async () => numbers(await said("ports"))[0]).toBe(lit);
    expect(numbers(await said("ports"))).toContain(sum(await textsOf("tr:has(td[data-lit]) b")));

    await visitor.open("/sports-and-data-solutions");
    const figures = async () => (await textsOf("[data-band=failures] dd")).slice(0, 2);
    const before = numbers((await figures())[1] ?? "")[0] ?? 0;
    await focus("[data-band=failures] input[type=range]");
    for (let press = 0; press < 3; press++) await visitor.key("ArrowRight");
    await expect.poll(async () => numbers((await figures())[1] ?? "")[0]).toBeCloseTo(before + 0.3);

    await visitor.open("/research-and-development-innovation-ai-labs");
    const scene = sum((await textsOf("[data-band=frame-lab] label b")) ?? []);
    await focus("[data-band=frame-lab] input[type=radio]:checked");
    await visitor.key("ArrowRight");
    const thought = numbers((await textsOf("[data-band=frame-lab] tbody tr:nth-child(2) b"))[0] ?? "")[0] ?? 0;
    await expect.poll(async () => numbers(await said("frame-lab"))[0]).toBeCloseTo(scene + thought);

    await visitor.open("/home-7");
    const width = async () => numbers((await textsOf("[data-band=text-fit] output"))[0] ?? "")[0] ?? 0;
    const measured = async () =>
      Number(/(\d+) px/.exec((await textsOf("[data-band=text-fit] li:first-child")).join())?.[1]);
    await expect.poll(async () => Math.abs((await width()) - (await measured()))).toBeLessThan(3);
    const plain = await width();
    await focus("[data-band=text-fit] input[type=radio]:checked");
    await visitor.key("ArrowRight");
    await expect.poll(width).toBeGreaterThan(plain);

    await visitor.open("/web3-game-development");
    await focus("[data-band=decision-path] input[type=radio]");
    await visitor.key("ArrowRight");
    const leaves = async () => numbers(await said("decision-path"));
    await expect.poll(async () => (await leaves()).length).toBe(2);
    const [out = 0, start = 0] = await leaves();
    await visitor.key("ArrowLeft");
    await expect.poll(async () => (await leaves())[0]).toBe(start - out);
  });

  test("the harbour is won by keys, and where nothing can be drawn a sentence says so", async () => {
    await visitor.open("/");
    const placed = () =>
      visitor.run(() => document.querySelector<HTMLElement>("[data-play-placed]")?.dataset.playPlaced);
    await visitor.click("[data-play=harbour] button", "Take the crane");
    await expect.poll(() => stageOf("harbour")).toMatch(/ready|stopped/);
    const canDraw = await visitor.run(() => document.createElement("canvas").getContext("webgl2") !== null);
    expect(await stageOf("harbour")).toBe(canDraw ? "ready" : "stopped");
    if (canDraw) {
      for (const [at, stop] of [0, 2, 5, 6].entries()) {
        for (let swing = 0; swing < stop; swing++) await visitor.key("ArrowLeft");
        await visitor.key("ArrowDown");
        await expect.poll(placed).toBe(String(at + 1));
      }
      await expect.poll(() => stageOf("harbour")).toBe("won");
      await visitor.key("Escape");
    }
    await expect.poll(() => stageOf("harbour")).toBe("stopped");
    expect(await visitor.sees("[data-play=harbour] > img")).toBe(true);
    visitor.takeMessages(ofSoftwareWebGL);
    visitor.takeMessages(/WebGL context was lost/);
  });

  test("a notice reports a new release, and the next page is a document", async () => {
    const { id } = (await (await fetch(`${inject("origin")}/builds/latest.json`)).json()) as { id: string };
    // A separate address, for which no cache has the manifest.
    const front = await startFront(inject("origin"));
    front.instead.set(`/builds/meta/${id}.json`, 404);
    const asked = () => front.asked.filter((path) => path === "/about-us").length;
    try {
      await visitor.goTo(`${front.origin}/terms`);
      await untilReady(visitor);
      await expect.poll(() => visitor.sees("[data-toaster] button", "Reload")).toBe(true);
      expect(asked()).toBe(0);
      await visitor.click("header nav a", "About Us");
      await expect.poll(page).toBe("/about-us");
      expect(asked()).toBe(1);
      await untilReady(visitor);
    } finally {
      front.close();
    }
    visitor.takeMessages(/status of 404/);
  });
});

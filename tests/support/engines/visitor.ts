import type { Driver, EngineName } from "./engine.ts";
import { type Front, startFront } from "./front.ts";
import { until } from "./until.ts";

/** Someone who uses the site in one engine, by what is visible and named: elements are found by selector and text. */
export interface Visitor extends Driver {
  front: Front;
  /** Opens a path and waits until the page is ready. */
  open: (path: string) => Promise<void>;
  /** Presses once, in the document or in the shadow tree of an element. */
  click: (selector: string, words?: string, host?: string) => Promise<void>;
  hover: (selector: string, words?: string) => Promise<void>;
  /** Clicks into a field, empties it and types. */
  fill: (selector: string, text: string) => Promise<void>;
  sees: (selector: string, words?: string) => Promise<boolean>;
  /** Returns the messages so far, all or those that match, and forgets them. */
  takeMessages: (pattern?: RegExp) => string[];
  /** Path below the base path, query and hash of the page. */
  address: () => Promise<string>;
}

export async function startVisitor(engine: EngineName, server: string): Promise<Visitor> {
  const front = await startFront(server);
  const driver = await startDriver(engine).catch((error: unknown) => {
    front.close();
    throw error;
  });
  const point = (selector: string, words = "", host = "") => pointAt(driver, selector, words, host);
  const visitor: Visitor = {
    ...driver,
    front,
    async resize(width, height) {
      await driver.resize(width, height);
      // A window manager, or none, may take its time.
      await until(() => driver.run((wanted) => innerWidth === wanted, width), `a window ${width} px wide`);
    },
    async open(path) {
      await driver.goTo(front.origin + path);
      await untilReady(driver);
      // The page just left may still have requested its manifest.
      visitor.takeMessages(/build manifest .* failed to load/);
    },
    async click(selector, words, host) {
      await driver.press(...(await point(selector, words, host)));
      await expectLanding(driver, `${selector} ${words ?? ""}`);
    },
    hover: async (selector, words) => driver.movePointer(...(await point(selector, words))),
    async fill(selector, text) {
      await visitor.click(selector);
      await driver.run(() => (document.activeElement as HTMLInputElement | null)?.select?.());
      await driver.key("Backspace");
      await driver.write(text);
    },
    sees: (selector, words = "") => driver.run(isInSight, selector, words),
    takeMessages: (pattern = /^/) => [driver.messages, front.messages].flatMap((messages) => take(messages, pattern)),
    address: () => driver.run((site) => location.href.replace(site, "").replace(/^(?=[?#]|$)/, "/"), front.origin),
    close: () => driver.close().finally(front.close),
  };
  return visitor;
}

function take(messages: string[], pattern: RegExp): string[] {
  const heard = messages.splice(0);
  messages.push(...heard.filter((message) => !pattern.test(message)));
  return heard.filter((message) => pattern.test(message));
}

/** Loads only the requested engine. */
async function startDriver(engine: EngineName): Promise<Driver> {
  if (engine === "Chromium") return (await import("./chromium.ts")).startChromium();
  if (engine === "Firefox") return (await import("./firefox.ts")).startFirefox();
  return (await import("./webkit.ts")).startWebKit();
}

export function untilReady(driver: Driver): Promise<void> {
  return until(async () => (await driver.run(() => document.documentElement.dataset.hydrated)) === "true", "ready");
}

/** Where an element can be pressed: in the viewport, at rest, and not covered. */
async function pointAt(driver: Driver, selector: string, words: string, host: string): Promise<[number, number]> {
  let found: Found = {};
  const isPressable = async () => {
    // A page that is being left tells nothing.
    found = await driver.run(look, selector, words, host).catch((error: Error) => ({ problem: error.message }));
    return !found.problem;
  };
  await until(isPressable, `${selector} ${words}`).catch((error: Error) => {
    throw new Error(`${error.message}: ${found.problem}`);
  });
  return [found.x ?? 0, found.y ?? 0];
}

/**
 * A driver resolves a press once the page has handled it, so the page never gets an event that it has not got by then.
 * @throws Error when the press reached something other than what `look` found; a new document has heard of none
 */
async function expectLanding(driver: Driver, what: string): Promise<void> {
  const landing = await driver.run(() => (window as Watched).landing ?? null).catch(() => null);
  if (landing?.isMissed) throw new Error(`a press on ${what} landed on ${landing.target}`);
}

type Watched = Window & { landing?: { isMissed: boolean; target: string } };

interface Found {
  problem?: string;
  x?: number;
  y?: number;
}

/**
 * Runs in the page. It compares two frames, because between frames an engine may report a place that it will not draw:
 * WebKit keeps the last one drawn of a transition that has ended, for as long as a busy machine draws nothing.
 */
async function look(selector: string, words: string, host: string): Promise<Found> {
  const root = host ? document.querySelector(host)?.shadowRoot : document;
  const nameOf = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const placeOf = (element: Element) => {
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
  };

  const element = [...(root?.querySelectorAll(selector) ?? [])].find(
    (candidate) => candidate.checkVisibility({ visibilityProperty: true }) && nameOf(candidate).includes(words),
  );
  if (!element) return { problem: "is not there" };
  if (element.matches(":disabled")) return { problem: "is disabled" };
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
  // Ends a smooth scroll in progress.
  else scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  await nextFrame();
  const before = placeOf(element);
  await nextFrame();
  const { x, y } = placeOf(element);
  const isMoved = root?.getAnimations().some(({ playState, effect, timeline }) => {
    const moved = effect instanceof KeyframeEffect && timeline === document.timeline && effect.target;
    return (
      playState === "running" && moved && moved.contains(element) && effect.getComputedTiming().endTime !== Infinity
    );
  });
  if (x !== before.x || y !== before.y || isMoved) return { problem: "it moves" };
  const above = root?.elementFromPoint(x, y);
  const isFree = above && (element.contains(above) || above.contains(element) || above.closest("label") !== null);
  if (!isFree) return { problem: `is under ${above?.outerHTML.slice(0, 80)}` };

  const watched = window as Watched;
  watched.landing = { isMissed: true, target: "nothing" };
  const hear = (event: Event) => {
    const [target] = event.composedPath();
    const isMissed = !(target instanceof Element && (above.contains(target) || element.contains(target)));
    watched.landing = { isMissed, target: target instanceof Element ? target.outerHTML.slice(0, 80) : String(target) };
  };
  addEventListener("pointerdown", hear, { capture: true, once: true });
  return { x, y };
}

/** Runs in the page. */
function isInSight(selector: string, words: string): boolean {
  return [...document.querySelectorAll(selector)].some(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      `${element.getAttribute("aria-label") ?? ""} ${element.textContent}`.replace(/\s+/g, " ").includes(words),
  );
}

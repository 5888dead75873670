import type { Driver, EngineName } from "./engine.ts";
import { type Front, startFront } from "./front.ts";
import { until } from "./until.ts";

/** Someone who uses the site in one engine, by what is visible and named: elements are found by selector and text. */
export interface Visitor extends Driver {
  front: Front;
  /** Opens a path and waits until the page is ready. */
  open: (path: string) => Promise<void>;
  click: (selector: string, words?: string) => Promise<void>;
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
  const point = (selector: string, words: string) => pointAt(driver, selector, words);
  const visitor: Visitor = {
    ...driver,
    front,
    async open(path) {
      await driver.goTo(front.origin + path);
      await untilReady(driver);
      // The page just left may still have requested its manifest.
      visitor.takeMessages(/build manifest .* failed to load/);
    },
    async click(selector, words = "") {
      const press = async () => {
        await driver.press(...(await point(selector, words)));
        return hasLanded(driver);
      };
      await until(press, `a press on ${selector} ${words}`);
    },
    hover: async (selector, words = "") => driver.movePointer(...(await point(selector, words))),
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
async function pointAt(driver: Driver, selector: string, words: string): Promise<[number, number]> {
  let before: Found = { problem: "not looked for" };
  const isPressable = async () => {
    const found = await driver.run(lookFor, selector, words);
    const isAtRest = found.x === before.x && found.y === before.y;
    before = found;
    return !found.problem && isAtRest;
  };
  await until(isPressable, `${selector} ${words}`).catch((error: Error) => {
    throw new Error(`${error.message}: ${before.problem ?? "it moves"}`);
  });
  return [before.x ?? 0, before.y ?? 0];
}

/** A press of which the page has heard nothing for so long is lost. */
const lostAfterMs = 15_000;

/** Runs in the page: takes the next press wherever it lands. */
export function awaitLanding(): void {
  const watched = window as Watched;
  watched.landing = "awaited";
  addEventListener("pointerdown", () => (watched.landing = "there"), { capture: true, once: true });
}

/**
 * Whether a press reached what `lookFor` last found, or led to another document. It misses what moves at that moment, and
 * a busy engine loses one now and then; a person presses again.
 */
export async function hasLanded(driver: Driver): Promise<boolean> {
  const lostAt = Date.now() + lostAfterMs;
  let landing: Landing | null = "awaited";
  while (landing === "awaited" && Date.now() < lostAt)
    landing = await driver.run(() => (window as Watched).landing ?? null).catch(() => null);
  return landing === null || landing === "there";
}

type Landing = "awaited" | "there" | "elsewhere";
type Watched = Window & { landing?: Landing };

interface Found {
  problem?: string;
  x?: number;
  y?: number;
}

/** Runs in the page. */
function lookFor(selector: string, words: string): Found {
  const nameOf = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) => candidate.checkVisibility({ visibilityProperty: true }) && nameOf(candidate).includes(words),
  );
  if (!element) return { problem: "is not there" };
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
  // Ends a smooth scroll in progress.
  else scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
  const above = document.elementFromPoint(x, y);
  const isMoving = document.getAnimations().some(({ playState, effect, timeline }) => {
    const moved = effect instanceof KeyframeEffect && timeline === document.timeline && effect.target;
    return (
      playState === "running" && moved && moved.contains(element) && effect.getComputedTiming().endTime !== Infinity
    );
  });
  if (isMoving) return { problem: "it moves" };
  const isFree =
    above !== null && (element.contains(above) || above.contains(element) || above.closest("label") !== null);
  if (!isFree) return { problem: `is under ${above?.outerHTML.slice(0, 80)}` };
  const watched = window as Watched;
  watched.landing = "awaited";
  const hear = ({ target }: Event) => {
    watched.landing =
      target instanceof Node && (above.contains(target) || target.contains(element)) ? "there" : "elsewhere";
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

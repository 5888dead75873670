import type { Disturbance } from "./disturbances.ts";
import { passing } from "./engines/front.ts";
import { until } from "./engines/until.ts";
import { untilReady, type Visitor } from "./engines/visitor.ts";

/** What a visitor has done and sees. */
interface Standing {
  page: string | undefined;
  /** By its id, or by which element of its name it is: others change what else tells it apart. */
  focused: string;
  typed: string | undefined;
  cursor: number | null | undefined;
  scrolled: number;
  /** Where in the window the focused element is. */
  top: number;
}

/** React reports each part that it renders anew; other messages are faults. */
const ofReact = /error #(418|423|421)|Hydration failed|NotFoundError|not a child of this node|can ?not be found here/i;

/** The content policy stops sheets of this test, though not those of extensions; a missing page is one of the kinds. */
const ofOthers = /inline style|style-src|<style>|status of 404/;

/** Loads a page that is disturbed before its scripts start, in which somebody types meanwhile. Returns a line per fault. */
export async function disturbBefore(visitor: Visitor, path: string, disturbance: Disturbance): Promise<string[]> {
  const { transit } = visitor.front;
  Object.assign(transit, { isHeld: true, rewrite: disturbance.rewrite ?? transit.rewrite });
  try {
    await visitor.goTo(visitor.front.origin + path);
    await visitor.run(markAll);
    if (disturbance.disturb && !disturbance.rewrite) await visitor.run(disturbance.disturb);
    await typeSomewhere(visitor);
    const before = await visitor.run(standing);
    const isEarly = await visitor.run(() => document.documentElement.dataset.hydrated === undefined);
    await visitor.run(() => void dispatchEvent(new Event("release")));
    await untilReady(visitor);
    const faults = await compare(visitor, before);
    if (!isEarly) faults.push("it was hydrated before it was disturbed");
    const lost = await visitor.run(lostIslands);
    if (lost.length > (disturbance.cost ?? Number.POSITIVE_INFINITY)) faults.push(`it cost ${lost.join(", ")}`);
    return [...faults, ...otherMessages(visitor)];
  } finally {
    Object.assign(transit, passing());
  }
}

/** Disturbs a ready page in which something is typed, then uses it and leaves it by a link. Returns a line per fault. */
export async function disturbAfter(visitor: Visitor, path: string, some: readonly Disturbance[]): Promise<string[]> {
  await visitor.open(path);
  await typeSomewhere(visitor);
  const before = await visitor.run(standing);
  await visitor.run(markAll);
  for (const { disturb } of some) if (disturb) await visitor.run(disturb);
  await visitor.run(untilStill);
  // The browser itself scrolls by the height of what others insert above.
  const { scrolled, top } = await visitor.run(standing);
  const faults = await compare(visitor, { ...before, scrolled, top });
  await visitor.run(() => document.querySelector<HTMLElement>("header form[role=search] button")?.click());
  const isInSearch = () => visitor.run(() => document.activeElement?.matches("dialog[open] [role=combobox]") ?? false);
  await until(isInSearch, `${path}: search opens`);
  for (const letters of ["pri", "vacy"]) {
    await visitor.write(letters);
    for (const { disturb } of some) if (disturb) await visitor.run(disturb);
  }
  await until(() => visitor.sees("dialog[open] [role=option]", "Privacy"), `${path}: search finds`);
  await visitor.key("Escape");
  await visitor.run(() => document.querySelector<HTMLElement>('footer a[href$="/terms"]')?.click());
  await until(
    async () => (await visitor.run(() => document.querySelector("main")?.dataset.page)) === "/terms",
    "/terms",
  );
  if (!(await visitor.run(() => "isMarked" in document.body))) faults.push("a link loaded another document");
  return [...faults, ...otherMessages(visitor)];
}

/** Into the first text field of the page, or else the focus goes to a link in it. */
async function typeSomewhere(visitor: Visitor): Promise<void> {
  await visitor.run(() => {
    const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
    const texts = "input:is([type=text], [type=email], [type=search], [type=number], :not([type])), textarea";
    const fields = [...document.querySelectorAll<HTMLElement>(`:is(main, main + aside) :is(${texts})`)];
    const links = [...document.querySelectorAll<HTMLElement>("main a[href]")];
    const found = fields.find((field) => isSeen(field) && field.tabIndex >= 0) ?? links.find(isSeen);
    found?.focus({ preventScroll: true });
  });
  if (await visitor.run(() => document.activeElement?.matches("input, textarea"))) {
    await visitor.write("27");
    await visitor.key("ArrowLeft");
  }
  // Typing scrolls to the field, perhaps smoothly.
  await visitor.run(untilStill);
  await visitor.run(() => scrollTo({ top: 250, behavior: "instant" }));
  await visitor.run(untilStill);
}

/** Runs in the page. */
async function untilStill(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let before = -1; before !== scrollY; await nextFrame()) before = scrollY;
}

/** Runs in the page. */
function standing(): Standing {
  const element = document.activeElement ?? document.body;
  const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : undefined;
  const which = element.id || [...document.querySelectorAll(element.localName)].indexOf(element);
  return {
    page: document.querySelector("main")?.dataset.page,
    focused: `${element.localName} ${which}`,
    typed: field?.value,
    cursor: field?.selectionStart,
    scrolled: Math.round(scrollY),
    top: element.getBoundingClientRect().top,
  };
}

async function compare(visitor: Visitor, before: Standing): Promise<string[]> {
  let faults: string[] = [];
  const isSame = async () => {
    const { top, ...after } = await visitor.run(standing);
    // The browser itself scrolls where something above comes or goes, so that what is in sight stays in its place.
    if (Math.abs(top - before.top) <= 1) after.scrolled = before.scrolled;
    faults = (Object.keys(after) as (keyof typeof after)[])
      .filter((key) => before[key] !== after[key])
      .map((key) => `${key} was ${before[key]} and is ${after[key]}`);
    return faults.length === 0;
  };
  // What arrives late may come back late.
  await until(isSame, "everything as it was").catch(() => {});
  if (
    !(await visitor.run(() =>
      [document.documentElement, document.head, document.body].every((one) => "isMarked" in one),
    ))
  )
    faults.push("the document was rendered anew");
  return faults;
}

/** Runs in the page. */
function markAll(): void {
  for (const element of document.querySelectorAll("html, head, body, [data-island], [data-band]"))
    Object.assign(element, { isMarked: true });
}

/** Runs in the page: the outermost islands that are not the ones that were marked. */
function lostIslands(): string[] {
  const isLost = (element: Element) => !("isMarked" in element) && !element.matches("[data-toaster]");
  return [...document.querySelectorAll<HTMLElement>("[data-island], [data-band]")]
    .filter((element) => {
      const around = element.parentElement?.closest("[data-island], [data-band]");
      return isLost(element) && !(around && isLost(around));
    })
    .map(({ dataset }) => dataset.island ?? dataset.band ?? "");
}

function otherMessages(visitor: Visitor): string[] {
  return visitor.takeMessages().filter((message) => ![ofReact, ofOthers].some((pattern) => pattern.test(message)));
}

import { type Destination, payloadAddress, readDestination } from "./destinations.ts";
import { nextShown } from "./loading.ts";
import { setPassage } from "./passage.ts";
import { keptPayload } from "./payloads.ts";

/**
 * Morphs a picture inside a pressed link into the same picture on the next page. Only where the browser supports it,
 * motion is wanted and the page is already loaded: during preparation the browser paints nothing.
 */
export function morphPictures({ signal }: { signal: AbortSignal }): void {
  if (!("startViewTransition" in document)) return;
  let pressed: HTMLAnchorElement | undefined;
  const note = ({ target }: Event) => {
    pressed = (target instanceof Element && target.closest("a")) || undefined;
  };
  document.addEventListener("click", note, { capture: true, signal });
  setPassage(async (navigate, destination) => {
    const picture = pressed && destination && pictureTo(pressed, destination);
    pressed = undefined;
    if (!picture || !(await isAtHand(destination)) || !mayMove()) return navigate();
    await morph(picture, navigate);
  });
}

async function morph(picture: HTMLImageElement, navigate: () => Promise<unknown>): Promise<void> {
  const root = document.documentElement;
  const file = fileOf(picture);
  root.dataset.morphing = "";
  picture.dataset.morph = "";
  const transition = document.startViewTransition(async () => {
    const shown = nextShown();
    await navigate();
    await shown;
    delete picture.dataset.morph;
    const same = [...document.querySelectorAll<HTMLImageElement>("main img")].find((other) => isSeen(other, file));
    if (same) same.dataset.morph = "";
    else transition.skipTransition();
  });
  const tidy = () => {
    delete root.dataset.morphing;
    for (const marked of document.querySelectorAll<HTMLElement>("[data-morph]")) delete marked.dataset.morph;
  };
  // A skipped transition still performs its change.
  transition.ready.catch(() => {});
  transition.finished.then(tidy, tidy);
  await transition.updateCallbackDone.catch(() => {});
}

function pictureTo(link: HTMLAnchorElement, { pathname }: Destination): HTMLImageElement | undefined {
  const picture = link.querySelector("img");
  return picture && isOnScreen(picture) && readDestination(link.href)?.pathname === pathname ? picture : undefined;
}

async function isAtHand(destination: Destination): Promise<boolean> {
  const payload = await keptPayload(payloadAddress(destination))?.catch(() => undefined);
  return payload !== undefined;
}

/** Whether motion is wanted. */
export function mayMove(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function isSeen(picture: HTMLImageElement, file: string): boolean {
  return fileOf(picture) === file && isOnScreen(picture);
}

function isOnScreen(picture: HTMLElement): boolean {
  const { top, bottom, width } = picture.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

/** The master behind an address, whatever its rendition's size. */
function fileOf({ src }: HTMLImageElement): string {
  return src.replace(/^.*\/_ipx\/[^/]*/, "");
}

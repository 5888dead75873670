const swipePx = 48;
/** A picture that takes longer comes after its slide. */
const longestWaitMs = 1500;

/**
 * Adds keys and swipes to slides chosen by radio buttons, and announces the current one politely. The former slide stays
 * until the picture of the new one is decoded and its wipe has covered it.
 */
export function moveSlides(root: HTMLElement, { signal }: { signal: AbortSignal }): void {
  const stops = [...root.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const show = cover(
    root,
    stops.findIndex(({ checked }) => checked),
  );
  const announce = () => {
    sayWhichSlide(root, stops);
    show(stops.findIndex(({ checked }) => checked));
  };
  const go = (steps: number) => {
    const at = stops.findIndex(({ checked }) => checked);
    const next = stops[(at + steps + stops.length) % stops.length];
    if (next) next.checked = true;
    announce();
  };
  root.addEventListener("change", announce, { signal });
  for (const key of root.querySelectorAll<HTMLButtonElement>("button[data-steps]"))
    key.addEventListener("click", () => go(Number(key.dataset.steps)), { signal });
  followSwipes(root, { go, signal });
  root.dataset.moves = "";
}

/** Shows a slide over the one that was shown before, at first the one at `start`. */
function cover(root: HTMLElement, start: number): (index: number) => void {
  const slides = [...root.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
  let shown = slides[start];
  return async (index) => {
    const [before, next] = [shown, slides[index]];
    if (!before || !next || before === next) return;
    shown = next;
    stay(next, false);
    stay(before, true);
    next.dataset.arriving = "";
    await decoded(next.querySelector("img"));
    delete next.dataset.arriving;
    await Promise.allSettled(next.getAnimations().map(({ finished }) => finished));
    if (shown !== before) stay(before, false);
  };
}

/** A slide that is about to be covered is seen for a moment longer, and no key reaches its links. */
function stay(slide: HTMLElement, isLeaving: boolean): void {
  slide.toggleAttribute("data-leaving", isLeaving);
  slide.inert = isLeaving;
}

/** Settles once a picture can be painted, cannot be had, or has taken too long. */
async function decoded(image: HTMLImageElement | null): Promise<void> {
  if (!image) return;
  image.loading = "eager";
  const late = new Promise<void>((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([image.decode().catch(() => undefined), late]);
}

function sayWhichSlide(root: HTMLElement, stops: readonly HTMLInputElement[]): void {
  const slide = root.querySelectorAll('[aria-roledescription="slide"]')[stops.findIndex(({ checked }) => checked)];
  const news = root.querySelector("[data-slide-news]");
  if (news) news.textContent = slide?.querySelector("h1, p")?.textContent ?? "";
}

function followSwipes(root: HTMLElement, { go, signal }: { go: (steps: number) => void; signal: AbortSignal }): void {
  let from: PointerEvent | undefined;
  root.addEventListener(
    "pointerdown",
    (event) => {
      // A mouse drag selects text instead.
      from = event.isPrimary && event.pointerType !== "mouse" ? event : undefined;
    },
    { signal },
  );
  root.addEventListener("pointercancel", () => (from = undefined), { signal });
  root.addEventListener(
    "pointerup",
    (event) => {
      const across = from ? event.clientX - from.clientX : 0;
      const along = from ? event.clientY - from.clientY : 0;
      from = undefined;
      if (Math.abs(across) >= swipePx && Math.abs(across) > Math.abs(along)) go(across < 0 ? 1 : -1);
    },
    { signal },
  );
}

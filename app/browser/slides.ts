const swipePx = 48;

/** Adds keys and swipes to slides chosen by radio buttons, and announces the current one politely. */
export function moveSlides(root: HTMLElement, { signal }: { signal: AbortSignal }): void {
  const stops = [...root.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const announce = () => sayWhichSlide(root, stops);
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

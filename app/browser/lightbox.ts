const shortestSwipe = 45;

interface Options {
  signal: AbortSignal;
}

interface LightboxOptions extends Options {
  /** What the address named when the page was opened. */
  openedWith: string;
}

/**
 * Turns `dialog[data-lightbox]` elements, which `:target` shows without script, into modal sheets: the address names the
 * picture, arrows and swipes go round, and Escape, the back button, the key in the corner and a click beside close. One
 * step back always leads to the page, however many pictures were looked at.
 */
export function startLightbox({ signal, openedWith }: LightboxOptions): void {
  /** Whether the entry before this one is the page without a picture. */
  let isEntryOurs = location.hash !== openedWith;

  let shown: HTMLDialogElement | undefined;

  /** What was pressed last, because several links may lead to one picture. */
  let pressed: HTMLElement | undefined;

  function follow(): void {
    const [before, now] = [shown, namedDialog()];
    shown = now;
    if (before === now) return;
    const key = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.hotkey : undefined;
    before?.close();
    if (now) {
      now.showModal();
      keyIn(now, key ?? "Escape")?.focus();
    } else if (before) (leadsTo(pressed, before) ? pressed : openerOf(before))?.focus({ preventScroll: true });
  }

  function notePressed({ target }: Event): void {
    const link = target instanceof Element && target.closest<HTMLElement>("[data-opener]");
    if (link) pressed = link;
  }

  function onHashChange(): void {
    if (!shown && namedDialog()) isEntryOurs = true;
    follow();
  }

  /**
   * However it was closed, the address has to follow. What was closed for the next picture says so too, maybe when it is
   * open again or before the address has told of the next.
   */
  function onClose({ target }: Event): void {
    if (!shown || target !== shown || shown.open || namedDialog() !== shown) return;
    if (isEntryOurs) history.back();
    else location.replace(`#${openerOf(shown)?.id ?? ""}`);
    isEntryOurs = false;
  }

  window.addEventListener("hashchange", onHashChange, { signal });
  document.addEventListener("close", onClose, { capture: true, signal });
  document.addEventListener("click", onClick, { signal });
  // The browser takes the focus off a link that leads down its page.
  document.addEventListener("click", notePressed, { signal });
  document.addEventListener("keydown", onKey, { signal });
  followSwipes({ signal });
  follow();
  // From here the address alone shows nothing: WebKit keeps :target on the way back.
  for (const { parentElement } of document.querySelectorAll("dialog[data-lightbox]")) {
    if (parentElement) parentElement.dataset.live = "";
  }
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  const dialog = openDialog();
  if (!dialog || !(target instanceof Element) || !dialog.contains(target)) return;
  const key = target.closest<HTMLAnchorElement>("a[data-hotkey]");
  if (key) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (key.dataset.hotkey === "Escape") dialog.close();
    else location.replace(key.href);
  } else if (!target.closest("img, figcaption, a")) dialog.close();
}

/** Escape is the dialog's own. */
function onKey(event: KeyboardEvent): void {
  // By the address, which is ahead of the open picture when keys are pressed fast.
  const dialog = openDialog() && namedDialog();
  if (!dialog || !event.key.startsWith("Arrow") || event.altKey || event.ctrlKey || event.metaKey) return;
  const key = keyIn(dialog, event.key);
  if (!key) return;
  event.preventDefault();
  key.click();
}

/** With a finger only: a mouse that is dragged selects or saves. */
function followSwipes({ signal }: Options): void {
  let start: PointerEvent | undefined;
  const begin = (event: PointerEvent) => {
    start = event.pointerType !== "mouse" && event.isPrimary && openDialog() ? event : undefined;
  };
  const end = (event: PointerEvent) => {
    const [dialog, from] = [openDialog(), start];
    start = undefined;
    if (!dialog || !from || from.pointerId !== event.pointerId) return;
    const [across, down] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (Math.abs(across) < shortestSwipe || Math.abs(across) < Math.abs(down) * 1.5) return;
    keyIn(dialog, across < 0 ? "ArrowRight" : "ArrowLeft")?.click();
  };
  const giveUp = () => {
    start = undefined;
  };
  document.addEventListener("pointerdown", begin, { signal });
  document.addEventListener("pointerup", end, { signal });
  document.addEventListener("pointercancel", giveUp, { signal });
}

function openDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>("dialog[data-lightbox][open]");
}

function namedDialog(): HTMLDialogElement | undefined {
  const dialogs = document.querySelectorAll<HTMLDialogElement>("dialog[data-lightbox]");
  return [...dialogs].find(({ id }) => `#${id}` === location.hash);
}

function keyIn(dialog: HTMLElement, hotkey: string): HTMLElement | null {
  return dialog.querySelector<HTMLElement>(`[data-hotkey="${hotkey}"]`);
}

function leadsTo(link: HTMLElement | undefined, { id }: HTMLElement): boolean {
  return link?.isConnected === true && link.getAttribute("href") === `#${id}`;
}

/** What on the page leads to the picture. */
function openerOf({ id }: HTMLElement): HTMLElement | null {
  return document.querySelector<HTMLElement>(`a[id][href$="#${id}"]`);
}

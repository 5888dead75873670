import { isPlainKey } from "./typing.ts";

const shortestSwipe = 45;

interface Options {
  signal: AbortSignal;
}

interface LightboxOptions extends Options {
  /** The hash with which the page was opened. */
  openedWith: string;
}

/**
 * Turns `dialog[data-lightbox]` elements, which `:target` shows without script, into modals: the hash names the
 * picture; arrows and swipes cycle; Escape, the back button, the corner button and a click outside close. One step back
 * always returns to the page, however many pictures were viewed.
 */
export function startLightbox({ signal, openedWith }: LightboxOptions): void {
  /** Whether the previous history entry is the page without a picture. */
  let isEntryOurs = location.hash !== openedWith;

  let shown: HTMLDialogElement | undefined;

  /** What was pressed last, since several links may open one picture. */
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
   * The address must follow, however it was closed. A dialog closed for the next picture fires this too, perhaps when
   * it is open again or before the hash names the next.
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
  // The browser blurs a link that leads down its page.
  document.addEventListener("click", notePressed, { signal });
  document.addEventListener("keydown", onKey, { signal });
  followSwipes({ signal });
  follow();
  // From here on `:target` alone shows nothing: WebKit keeps it on the way back.
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

/** Escape belongs to the dialog. */
function onKey(event: KeyboardEvent): void {
  // By the hash, which runs ahead of the open picture when keys are pressed fast.
  const dialog = openDialog() && namedDialog();
  if (!dialog || !event.key.startsWith("Arrow") || !isPlainKey(event)) return;
  const key = keyIn(dialog, event.key);
  if (!key) return;
  event.preventDefault();
  key.click();
}

/** Touch only: dragging with a mouse selects or saves. */
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

/** The link on the page that opens the picture. */
function openerOf({ id }: HTMLElement): HTMLElement | null {
  return document.querySelector<HTMLElement>(`a[id][href$="#${id}"]`);
}

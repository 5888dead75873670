type TextControl = HTMLInputElement | HTMLTextAreaElement;
type Control = TextControl | HTMLSelectElement;

interface Position {
  left: number;
  top: number;
  path: string;
}

/**
 * Where to find an element's successor: by its like, and which of these. A link, whose address somebody else may have
 * changed, by which of all links it is, if there are still as many.
 */
interface Place extends Position {
  like: string;
  index: number;
  link: number;
  links: number;
}

/** What visitors may have typed into, opened, scrolled or focused, and its place. */
const touched = new Map<Element, Place>();
let focused: Element | undefined;
let scrolled: Position | undefined;

const controls = "input, textarea, select, details, dialog";
/** What tells elements without an id apart; not what a translator changes. */
const marks = ["name", "type", "href", "command", "commandfor"];

/** Notes what a visitor does, from before hydration on, so that it can be carried over. */
export function noteTouched({ signal }: { signal: AbortSignal }): void {
  const options = { capture: true, passive: true, signal };
  for (const element of document.querySelectorAll(controls)) note(element);
  for (const name of ["input", "change", "toggle", "scroll"]) document.addEventListener(name, onTouch, options);
  onFocus(document.activeElement);
  document.addEventListener("focusin", ({ target }) => onFocus(target), options);
  document.addEventListener("focusout", onBlur, options);
  noteScroll();
}

function onTouch({ target }: Event): void {
  if (target === document) noteScroll();
  if (!(target instanceof Element)) return;
  forgetGone();
  note(target);
}

function onFocus(element: EventTarget | null): void {
  if (!(element instanceof Element)) return;
  note(element);
  focused = element;
}

/** An element that is removed loses its focus too, but it has gone by the time that this task is over. */
function onBlur({ target }: Event): void {
  queueMicrotask(() => {
    if (target === focused && focused?.isConnected) focused = undefined;
  });
}

function noteScroll(): void {
  scrolled = { left: scrollX, top: scrollY, path: location.pathname };
}

function note(element: Element): void {
  const like = likeOf(element);
  const links: Element[] = [...document.links];
  touched.set(element, {
    like,
    index: [...document.querySelectorAll(like)].indexOf(element),
    link: links.indexOf(element),
    links: links.length,
    left: element.scrollLeft,
    top: element.scrollTop,
    path: location.pathname,
  });
}

function likeOf(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const hasValue = isTick(element) || element.matches("button");
  const said = (hasValue ? [...marks, "value"] : marks).filter((name) => element.hasAttribute(name));
  return element.localName + said.map((name) => `[${name}="${CSS.escape(element.getAttribute(name) ?? "")}"]`).join("");
}

function forgetGone(): void {
  for (const element of touched.keys()) if (!element.isConnected) touched.delete(element);
}

/**
 * To be called when React has rendered a part of the page anew: what had been typed, opened, scrolled and focused there
 * is the same in the elements that took its place.
 */
export function carryOver(): void {
  const lost = [...touched].filter(([element, { path }]) => !element.isConnected && path === location.pathname);
  const [wasFocused, wasScrolled] = [focused, scrolled];
  forgetGone();
  // After React's commit, which would reset what is typed into a controlled field during it.
  queueMicrotask(() => {
    const { links } = document;
    for (const [element, place] of lost) {
      const link = links.length === place.links ? links[place.link] : undefined;
      const successor = link ?? document.querySelectorAll<HTMLElement>(place.like)[place.index];
      if (!successor) continue;
      carry(element, successor, place);
      if (element === wasFocused && document.activeElement === document.body) focus(element, successor);
      note(successor);
    }
    if (wasScrolled) scrollBack(wasScrolled);
  });
}

function carry(from: Element, to: HTMLElement, { left, top }: Place): void {
  const isOpen = from.hasAttribute("open");
  if (to instanceof HTMLDialogElement) {
    if (isOpen && !to.open) to.showModal();
  } else if (to instanceof HTMLDetailsElement) to.open = isOpen;
  else if (isControl(from) && isControl(to)) carryValue(from, to);
  if (left || top) to.scrollTo({ left, top, behavior: "instant" });
}

/** As a visitor would change it: React watches the property of each element, and hears of other changes by the event. */
function carryValue(from: Control, to: Control): void {
  if (from.type === "hidden" || from.type === "file") return;
  // React hears of a tick by its click only.
  if (isTick(from) && isTick(to)) {
    if (from.checked !== to.checked && (from.checked || from.type === "checkbox")) to.click();
  } else if (from.value !== to.value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), "value")?.set?.call(to, from.value);
    to.dispatchEvent(new Event(isText(to) ? "input" : "change", { bubbles: true }));
  }
}

function focus(from: Element, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  if (isText(from) && isText(to) && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? "none");
}

const isText = (element: Element): element is TextControl => element.matches("input, textarea");
const isControl = (element: Element): element is Control => element.matches("input, textarea, select");
const isTick = (element: Element): element is HTMLInputElement => element.matches("[type=radio], [type=checkbox]");

/**
 * While a part of the page was missing, the browser may have scrolled up. It may be missing for longer if its code is on
 * its way; a visitor who moves elsewhere in the meantime stays there.
 */
function scrollBack({ left, top, path }: Position): void {
  const elsewhere = new AbortController();
  const { signal } = elsewhere;
  const observer = new ResizeObserver(() => {
    const isThere = location.pathname === path && !signal.aborted;
    if (isThere && document.documentElement.scrollHeight < top + innerHeight) return;
    if (isThere) scrollTo({ left, top, behavior: "instant" });
    observer.disconnect();
    elsewhere.abort();
  });
  for (const name of ["wheel", "touchmove", "pointerdown", "keydown"])
    addEventListener(name, () => elsewhere.abort(), { passive: true, signal });
  // The first time before the next frame is painted.
  observer.observe(document.body);
}

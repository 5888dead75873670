import { isComposing } from "../shared/composing.ts";
import type { Point } from "./text/clicked-place.ts";

const labelled = ["img", "[role=img]", "input", "textarea"].map((name) => `${name}[data-content-label]`).join();

interface Handlers {
  /** A block of a post, which is part of one text. */
  write: (address: string, point: Point | undefined) => boolean;
  /** An editor wants to change this text, or what a picture shows. */
  open: (address: string, text: HTMLElement) => void;
  /** A form of the page would have been sent. */
  refuse: () => void;
}

/** Clicks on texts open them, as do Enter and F2 on the focused one; links are followed with Ctrl or Cmd. */
export function listenToPage({ open, write, refuse }: Handlers): void {
  const openAt = (text: HTMLElement, point?: Point) => {
    const address = text.dataset.content ?? text.dataset.contentLabel?.split(" ")[0];
    if (address && !write(address, point)) open(address, text);
  };
  document.addEventListener(
    "click",
    (event) => {
      const text = textAt(event.target);
      if (!text || event.ctrlKey || event.metaKey || text.isContentEditable) return;
      event.preventDefault();
      event.stopPropagation();
      openAt(text, { left: event.clientX, top: event.clientY });
    },
    true,
  );
  document.addEventListener("keydown", (event) => {
    if (isComposing(event)) return;
    const focused = document.activeElement;
    if (
      !(focused instanceof HTMLElement) ||
      focused.isContentEditable ||
      focused.closest("#site-editor, edit-tools, edit-band")
    )
      return;
    const isOwn = focused.matches("[data-content]") && !focused.matches("a, button, summary");
    if (event.key !== "F2" && !(event.key === "Enter" && isOwn)) return;
    const text =
      focused.closest<HTMLElement>("[data-content]") ??
      focused.querySelector<HTMLElement>("[data-content]") ??
      focused.closest<HTMLElement>("[data-content-label]");
    if (!text) return;
    event.preventDefault();
    openAt(text);
  });
  document.addEventListener("submit", (event) => {
    if (event.target instanceof HTMLFormElement && event.target.method !== "get") {
      event.preventDefault();
      refuse();
    }
  });
}

function textAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest("edit-text, edit-tools, edit-band")) return undefined;
  const text = target.closest<HTMLElement>(`[data-content], ${labelled}`);
  return text ?? undefined;
}

/** The words that an element around or within a text says in attributes. */
export function labelsOf(text: HTMLElement): string[] {
  const around = text.closest<HTMLElement>("a, button, label, figure, nav") ?? text;
  const inner = [...around.querySelectorAll<HTMLElement>("[data-content-label]")].slice(0, 8);
  const all = [around, ...inner].flatMap(({ dataset }) => dataset.contentLabel?.split(" ") ?? []);
  return [...new Set(all)].slice(0, 8);
}

/** The element of a text, if the page shows it. */
export function textOf(address: string): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`[data-content="${CSS.escape(address)}"]`) ?? undefined;
}

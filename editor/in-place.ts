import { askedWords } from "../shared/asked-words.ts";
import { isComposing } from "../shared/composing.ts";

interface InPlace {
  change: (words: string) => void;
  /** The editor is done; `isKept` is false after Escape. */
  end: (isKept: boolean) => void;
}

/** Whether a page shows a value exactly as the file has it, so that it can be changed on the page. */
export function canEditInPlace(text: HTMLElement, value: unknown): boolean {
  if (text.childElementCount > 0 || typeof value !== "string") return false;
  return text.textContent?.trim() === (askedWords(value) ?? value).trim();
}

/** Lets an editor write in the page itself, plain words only. */
export function editInPlace(text: HTMLElement, { change, end }: InPlace): void {
  const before = text.textContent ?? "";
  const ended = new AbortController();
  const { signal } = ended;
  const finish = (isKept: boolean) => {
    if (signal.aborted) return;
    ended.abort();
    text.removeAttribute("contenteditable");
    if (!isKept) text.textContent = before;
    end(isKept);
  };
  text.contentEditable = "plaintext-only";
  if (text.contentEditable !== "plaintext-only") text.contentEditable = "true";
  text.focus();
  // Words that are asked for are replaced by the first key.
  if (text.dataset.unwritten !== undefined) document.getSelection()?.selectAllChildren(text);
  const words = () => (text.textContent ?? "").replace(/\u00a0/g, " ").replace(/\s*\n\s*/g, " ");
  text.addEventListener("input", () => change(words()), { signal });
  text.addEventListener("blur", () => finish(true), { signal });
  text.addEventListener(
    "keydown",
    (event) => {
      // A space or Enter would press the button or summary around the text.
      event.stopPropagation();
      if (isComposing(event)) return;
      if (event.key !== "Enter" && event.key !== "Escape") return;
      event.preventDefault();
      finish(event.key === "Enter");
    },
    { signal },
  );
  text.addEventListener("keyup", (event) => event.key === " " && event.preventDefault(), { signal });
  text.addEventListener(
    "paste",
    (event) => {
      event.preventDefault();
      const words = event.clipboardData?.getData("text/plain").replace(/\s+/g, " ") ?? "";
      document.getSelection()?.getRangeAt(0).deleteContents();
      document.getSelection()?.getRangeAt(0).insertNode(document.createTextNode(words));
      document.getSelection()?.collapseToEnd();
      text.dispatchEvent(new InputEvent("input", { bubbles: true }));
    },
    { signal },
  );
}

import { nextNote } from "./text-commands.ts";

const mark = /^#(?:_ftn|_edn|sdfootnote|sdendnote|ftnt)(\d+)(?:sym)?$/;
const back = /^#(?:_ftnref|_ednref|ftnt_ref|sdfootnote\d+anc|sdendnote\d+anc)/;

/** Footnotes of Word, Google Docs and LibreOffice: a mark where the words stand, and its text below. */
export function notesInPasted(body: HTMLElement, taken: ReadonlySet<string>): void {
  const names = new Map<string, string>();
  const nameOf = (number: string) => {
    const known = names.get(number);
    if (known) return known;
    const free = nextNote(new Set([...taken, ...names.values()]));
    names.set(number, free);
    return free;
  };
  for (const link of body.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    const number = mark.exec(link.getAttribute("href") ?? "")?.[1];
    if (number === undefined) continue;
    const sign = body.ownerDocument.createElement("sup");
    sign.dataset.note = nameOf(number);
    (onlyIn(link, "sup") ?? link).replaceWith(sign);
  }
  for (const link of body.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    const href = link.getAttribute("href") ?? "";
    const text = back.test(href) ? link.closest("div, p") : null;
    const number = /\d+/.exec(href)?.[0];
    if (!text || number === undefined || !names.has(number)) continue;
    (onlyIn(link, "sup") ?? link).remove();
    body.append(noteOf(text, nameOf(number)));
  }
  removeRule(body);
}

/** The line that stood above the footnotes. */
function removeRule(body: HTMLElement): void {
  const [rule, note] = [[...body.querySelectorAll("hr")].at(-1), body.querySelector("aside")];
  if (!rule || !note) return;
  const between = body.ownerDocument.createRange();
  between.setStartAfter(rule);
  between.setEndBefore(note);
  if (between.toString().trim() === "") rule.remove();
}

/** The element around a link that holds nothing else. */
function onlyIn(link: Element, name: string): Element | undefined {
  const around = link.closest(name);
  return around && around.textContent === link.textContent ? around : undefined;
}

function noteOf(text: Element, name: string): HTMLElement {
  const note = text.ownerDocument.createElement("aside");
  note.dataset.note = name;
  const isParagraph = text.tagName === "P";
  note.append(...(isParagraph ? [text] : text.childNodes));
  if (!isParagraph) text.remove();
  return note;
}

import type { Form } from "../server/editing/describe-form.ts";
import { change, giveBack, save, showHeld } from "./actions.ts";
import { canEditInPlace, editInPlace } from "./in-place.ts";
import { labelsOf } from "./page-texts.ts";
import { hasRoomBeside, sideFor, uncover } from "./panel-side.ts";
import { readForm } from "./requests.ts";
import { heardOf } from "./saving.ts";
import { act, now, set } from "./state.ts";
import { type Point, placeAt } from "./text/clicked-place.ts";

/** Opens the panel for a field or a group. */
export async function openAt(at: string, text?: HTMLElement): Promise<Form | undefined> {
  const { form, message } = await readForm(at);
  if (!form) {
    set({ status: message ?? "" });
    return undefined;
  }
  const link = text?.closest<HTMLAnchorElement>("a[href]")?.href;
  heardOf(form);
  const labels = text ? labelsOf(text).filter((label) => !form.fields.some(({ address }) => address === label)) : [];
  const side = text ? sideFor(text, now().side) : now().side;
  set({ shown: { form, at, link, labels }, side, status: "", focusIn: undefined });
  showHeld(form);
  return form;
}

/** Opens a text of the page: in place if the page shows it as the file has it, else in the panel. */
export async function openOnPage(at: string, text: HTMLElement): Promise<void> {
  const form = await openAt(at, text);
  const field = form?.fields.find(({ address }) => address === at);
  if (form) requestAnimationFrame(() => uncover(text));
  if (!field || at in now().drafts || !canEditInPlace(text, field.value)) return set({ focusIn: at });
  let words: string | undefined;
  editInPlace(text, {
    change: (typed) => {
      words = typed;
      change(field, typed, { isOnPage: true });
    },
    end: (isKept) => {
      if (words === undefined) return;
      act(isKept ? save(field, words.trim()) : giveBack(field));
    },
  });
}

/** Opens a post to write in, with its fields beside it where there is room. */
export async function openPost(text: string, point?: Point): Promise<void> {
  // Before panel and tools move the page.
  const place = point && placeAt(point);
  const file = text.replace("#body", "");
  if (hasRoomBeside() && now().shown?.form.file !== file) await openAt(file);
  // Its code is larger than the rest of the editor, and other pages have no use for it.
  const { writeAt } = await import("./text/writing.tsx");
  await writeAt(text, () => act(openAt(file)), place);
}

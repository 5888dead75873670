import type { ContentProblem } from "#model/reading/content-error.server.ts";
import type { Form, FormField } from "../server/editing/describe-form.ts";
import { canEditInPlace, editInPlace } from "./in-place.ts";
import { textOf } from "./page-texts.ts";
import { fetchPage, showPage } from "./refresh-page.ts";
import {
  type Answer,
  type Arranging,
  arrange,
  checkChange,
  readForm,
  saveChange,
  undoLast,
  type Value,
} from "./requests.ts";
import { now, set } from "./state.ts";

/** The change is checked, and the page asked for again, this long after the last key. */
const restMs = 80;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Opens the panel for a field or a group. */
export async function openAt(at: string, text?: HTMLElement): Promise<Form | undefined> {
  const form = await readForm(at);
  if (!form) {
    set({ status: "Nothing is edited here." });
    return undefined;
  }
  const link = text?.closest<HTMLAnchorElement>("a[href]")?.href;
  set({ shown: { form, at, link }, status: "", focusIn: undefined });
  return form;
}

/** Opens a text of the page: in place if it stands there as in the file, else in the panel. */
export async function openOnPage(at: string, text: HTMLElement): Promise<void> {
  const form = await openAt(at, text);
  const field = form?.fields.find(({ address }) => address === at);
  if (!field || !canEditInPlace(text, field.value)) return set({ focusIn: at });
  let words: string | undefined;
  editInPlace(text, {
    change: (typed) => {
      words = typed;
      change(field, typed, { isOnPage: true });
    },
    end: (isKept) => {
      if (words === undefined) return;
      if (isKept) save(field, words.trim());
      else forget(at);
    },
  });
}

/** Takes what has been typed; it is checked once the editor rests. */
export function change(field: FormField, value: Value, { isOnPage = false } = {}): void {
  const { address, value: before } = field;
  set({ drafts: { ...now().drafts, [address]: value }, status: "" });
  clearTimeout(resting);
  resting = setTimeout(async () => {
    const said = await checkChange({ address, before, value });
    if (!said || now().drafts[address] !== value) return;
    mark(address, said.problems);
    if (said.html && !isOnPage) showPage(said.html);
  }, restMs);
}

export async function save({ address, value: before }: FormField, value: Value): Promise<void> {
  clearTimeout(resting);
  if (value === before) return forget(address);
  const answer = await saveChange({ address, before, value });
  if (answer.state === "refused") mark(address, answer.problems);
  if (answer.state !== "saved") return set({ status: refusalOf(answer) });
  forget(address);
  await fetchPage();
  const { shown } = now();
  const form = shown && (await readForm(shown.at));
  set({ ...(form && { shown: { ...shown, form } }), undo: answer.undo, status: "Saved" });
}

/** Adds, removes, copies or moves; the panel then shows what stands at `next`. */
export async function rearrange(wanted: Arranging, next: string, said: string): Promise<void> {
  set({ status: "" });
  const answer = await arrange(wanted);
  if (answer.state === "refused")
    return set({ status: `Not done: it would stop the build. ${reasonsOf(answer.problems)}` });
  if (answer.state !== "saved") return set({ status: refusalOf(answer) });
  await fetchPage();
  const form = await readForm(next);
  set({ ...(form && { shown: { form, at: next, link: undefined } }), undo: answer.undo, drafts: {}, status: said });
}

function reasonsOf(problems: readonly ContentProblem[]): string {
  const [first, ...others] = problems.map(({ file, field, reason }) => `${file}: ${field}: ${reason}`);
  return `${first ?? ""}${others.length > 0 ? ` (and ${others.length} more)` : ""}`;
}

/** Lets go of what has been typed. */
export function forget(address: string): void {
  clearTimeout(resting);
  const { [address]: _, ...drafts } = now().drafts;
  set({ drafts });
  mark(address, []);
}

export async function undo(): Promise<void> {
  const { file, undo: left, message } = await undoLast();
  if (message || !file) return set({ status: message ?? "There is nothing to undo." });
  await fetchPage();
  set({ undo: left ?? 0, shown: undefined, status: "Undone" });
}

function mark(address: string, found: readonly ContentProblem[]): void {
  const { [address]: _, ...others } = now().problems;
  set({ problems: found.length > 0 ? { ...others, [address]: found } : others });
  textOf(address)?.toggleAttribute("data-unsound", found.length > 0);
}

function refusalOf(answer: Exclude<Answer, { state: "saved" }>): string {
  if (answer.state === "refused") return "Not saved: it would stop the build. What to mend stands at the field.";
  if (answer.state === "failed") return `Not saved: ${answer.message}`;
  return `Not saved: somebody has changed this meanwhile. It now says: ${answer.now ?? "nothing"}`;
}

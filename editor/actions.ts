import type { ContentProblem } from "#model/reading/content-error.server.ts";
import type { Form, FormField } from "../server/editing/describe-form.ts";
import { textOf } from "./page-texts.ts";
import { fetchPage, showPage } from "./refresh-page.ts";
import { type Answer, checkChange, readForm, release, type Value } from "./requests.ts";
import { answered, heardOf, noteClash, saidAtOpening, sendInTurn } from "./saving.ts";
import { act, type EditorState, now, type Shown, set } from "./state.ts";
import { textAnswered } from "./text/present-text.ts";

/** The change is checked, and the page asked for again, this long after the last key; and after the second time kept. */
const restMs = 40;
const keepMs = 600;
/** Said from the first key on, until the server has answered. */
const saving = "Saving…";
let resting: ReturnType<typeof setTimeout> | undefined;
let keeping: ReturnType<typeof setTimeout> | undefined;
/** What has been typed and not been sent yet. */
let unsent: { address: string; keep: () => Promise<void> } | undefined;

/** Takes what has been typed; it is checked once the editor rests, and kept when they rest longer. */
export function change(field: FormField, value: Value, { isOnPage = false } = {}): void {
  const { address, value: before } = field;
  waiting.delete(address);
  set({ drafts: { ...now().drafts, [address]: value }, status: saving });
  stopWaiting(address);
  unsent = { address, keep: () => keep(field, value) };
  const check = async () => {
    const said = await checkChange({ address, before, value });
    if (!said || now().drafts[address] !== value) return;
    mark(address, said.problems);
    if (said.html && !isOnPage) showPage(said.html);
  };
  resting = setTimeout(() => act(check()), restMs);
  keeping = setTimeout(stopWaiting, keepMs);
}

/** Sends what waits, unless it is of the field that sends something newer itself. */
function stopWaiting(address?: string): void {
  clearTimeout(resting);
  clearTimeout(keeping);
  const last = unsent;
  unsent = undefined;
  if (last && last.address !== address) act(last.keep());
}

/** Fields whose current value the server keeps beside the draft, because the check refused it. */
const waiting = new Set<string>();
let acts = 0;
const doings = new Map<string, number>();

/** Begins to save or give back a field; says whether nothing has been begun with it since, nor with the whole draft. */
function begin(address: string): () => boolean {
  const [act, doing] = [acts, (doings.get(address) ?? 0) + 1];
  doings.set(address, doing);
  return () => acts === act && doings.get(address) === doing;
}

/**
 * Before something that changes the whole draft: what leaving a field still sends comes first, and says nothing after.
 * @returns what says whether no other such thing has been begun since
 */
export async function beginAct(): Promise<() => boolean> {
  stopWaiting();
  set({ status: saving });
  const act = ++acts;
  await Promise.all([answered(), textAnswered()]);
  return () => acts === act;
}

/** Keeps what is typed while the editor goes on typing. */
async function keep(field: FormField, value: Value): Promise<void> {
  const answer = await sendInTurn(field, value);
  if (now().drafts[field.address] !== value) return;
  if (answer.state === "failed") return set({ status: refusalOf(answer) });
  if (answer.state !== "saved") waiting.add(field.address);
  set({ standing: answer.standing, status: answer.state === "saved" ? "Draft saved" : refusalOf(answer) });
}

/** The editor is done with a field. */
export async function save(field: FormField, value: Value): Promise<void> {
  const { address } = field;
  stopWaiting(address);
  set({ status: saving });
  const isLatest = begin(address);
  const typed = now().drafts[address];
  const answer = await sendInTurn(field, value, { isLast: true });
  if (!isLatest()) return;
  if (answer.state === "failed") return set({ status: refusalOf(answer) });
  if (answer.state !== "saved") waiting.add(address);
  const done = { standing: answer.standing, status: answer.state === "saved" ? "Draft saved" : refusalOf(answer) };
  if (answer.state === "refused") {
    mark(address, answer.problems);
    return set(done);
  }
  if (answer.state === "conflict") mark(address, [changedMeanwhile(address, answer.now)]);
  // What has been typed since stays, and is a change of its own.
  else if (now().drafts[address] === typed) forget(address);
  await readAgain(done, isLatest);
}

function changedMeanwhile(address: string, says: Value): ContentProblem {
  return {
    file: "",
    field: address,
    reason: `somebody has changed this in the meantime; it now says: ${says ?? "nothing"}`,
  };
}

/** Shows page and form as the draft has them now, and says what was done, unless something else has been begun since. */
export async function readAgain(done: Partial<EditorState>, isLatest: () => boolean): Promise<void> {
  await fetchPage();
  const { shown } = now();
  const form = shown && (await readForm(shown.at)).form;
  if (!isLatest()) return;
  set(done);
  for (const address of waiting) if (!now().standing.held.includes(address)) forget(address);
  if (form && shown) showForm(form, shown);
}

/** The panel with a newer form: what is being typed stays, and moves along where entries before it came or went. */
function showForm(form: Form, shown: Shown): void {
  const moved = movedFields(shown.form, form);
  const drafts = Object.entries(now().drafts).map(([address, value]) => [moved.get(address) ?? address, value]);
  const focused = moved.get(focusedAddress() ?? "");
  set({ shown: { ...shown, form }, drafts: Object.fromEntries(drafts), ...(focused && { focusIn: focused }) });
  const held = new Set(form.held?.map(({ address }) => address));
  heardOf(form, (address) => address in now().drafts && !held.has(address));
  showHeld(form);
}

/** Where the fields of a list have gone that has more or fewer entries than before, by their values. */
function movedFields(before: Form, after: Form): Map<string, string> {
  const by = after.fields.length - before.fields.length;
  if (!after.isList || by === 0) return new Map();
  return new Map(
    before.fields.flatMap(({ address, value }, at) => {
      const to = after.fields[at + by];
      return after.fields[at]?.value !== value && to?.value === value ? [[address, to.address]] : [];
    }),
  );
}

function focusedAddress(): string | undefined {
  const host = window.parent.document.querySelector(":root > #site-editor");
  const focused = host?.shadowRoot?.activeElement;
  return focused instanceof HTMLElement ? focused.dataset.address : undefined;
}

/** Shows the values kept beside the draft in their fields again, with their problems. */
export function showHeld({ fields, held = [] }: Form): void {
  for (const { address, before: seen, value } of held) {
    const field = fields.find((one) => one.address === address);
    if (field && !(address in now().drafts)) act(showKept(field, { seen, value }));
  }
}

async function showKept({ address, value: before }: FormField, { seen, value }: { seen: Value; value: Value }) {
  waiting.add(address);
  set({ drafts: { ...now().drafts, [address]: value } });
  const isStale = seen !== before;
  if (isStale) noteClash(address, value, { state: "conflict", now: before, standing: now().standing });
  const said = await checkChange({ address, before, value });
  if (!said || now().drafts[address] !== value) return;
  mark(address, said.problems.length === 0 && isStale ? [changedMeanwhile(address, before)] : said.problems);
}

/** Puts a field back to what it said when it was opened, also where that was kept or saved meanwhile. */
export async function giveBack(field: FormField): Promise<void> {
  const { address } = field;
  stopWaiting(address);
  forget(address);
  const isLatest = begin(address);
  const answer = await sendInTurn(field, saidAtOpening(field), { isLast: true });
  const released = answer.state === "saved" ? answer : await release(address);
  if (isLatest() && "standing" in released)
    await readAgain({ standing: released.standing, status: "Restored" }, isLatest);
}

function forget(address: string): void {
  waiting.delete(address);
  const { [address]: _, ...drafts } = now().drafts;
  set({ drafts });
  mark(address, []);
}

/** Shows what is wrong with a value, at its field and on the page. */
function mark(address: string, found: readonly ContentProblem[]): void {
  const { [address]: _, ...others } = now().problems;
  set({ problems: found.length > 0 ? { ...others, [address]: found } : others });
  textOf(address)?.toggleAttribute("data-unsound", found.length > 0);
}

export function refusalOf(answer: Exclude<Answer, { state: "saved" }>): string {
  if (answer.state === "refused") return "Saved as you typed it; the field says what to fix before publishing.";
  if (answer.state === "failed") return `Not saved: ${answer.message}`;
  return `Not saved over it: somebody has changed this in the meantime. It now says: ${answer.now ?? "nothing"}`;
}

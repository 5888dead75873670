import type { ContentProblem } from "#model/reading/content-error.server.ts";
import type { FormField } from "../server/editing/describe-form.ts";
import { textOf } from "./page-texts.ts";
import { fetchPage, showPage } from "./refresh-page.ts";
import { type Answer, checkChange, readForm, release, type Value } from "./requests.ts";
import { answered, heardOf, saidAtOpening, sendInTurn } from "./saving.ts";
import { act, now, set } from "./state.ts";

/** The change is checked, and the page asked for again, this long after the last key; and after the second time kept. */
const restMs = 40;
const keepMs = 600;
let resting: ReturnType<typeof setTimeout> | undefined;
let keeping: ReturnType<typeof setTimeout> | undefined;

/** Takes what has been typed; it is checked once the editor rests, and kept when they rest longer. */
export function change(field: FormField, value: Value, { isOnPage = false } = {}): void {
  const { address, value: before } = field;
  set({ drafts: { ...now().drafts, [address]: value }, status: "" });
  stopWaiting();
  const check = async () => {
    const said = await checkChange({ address, before, value });
    if (!said || now().drafts[address] !== value) return;
    mark(address, said.problems);
    if (said.html && !isOnPage) showPage(said.html);
  };
  resting = setTimeout(() => act(check()), restMs);
  keeping = setTimeout(() => act(keep(field, value)), keepMs);
}

function stopWaiting(): void {
  clearTimeout(resting);
  clearTimeout(keeping);
}

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
  const act = ++acts;
  await answered();
  return () => acts === act;
}

/** Keeps what is typed while the editor goes on typing. */
async function keep(field: FormField, value: Value): Promise<void> {
  const answer = await sendInTurn(field, value);
  if (answer.state === "failed" || now().drafts[field.address] !== value) return;
  set({ standing: answer.standing, status: answer.state === "saved" ? "Draft saved" : refusalOf(answer) });
}

/** The editor is done with a field. */
export async function save(field: FormField, value: Value): Promise<void> {
  const { address } = field;
  stopWaiting();
  const isLatest = begin(address);
  const typed = now().drafts[address];
  const answer = await sendInTurn(field, value, { isLast: true });
  if (!isLatest()) return;
  if (answer.state === "failed") return set({ status: refusalOf(answer) });
  if (answer.state !== "saved") {
    if (answer.state === "refused") mark(address, answer.problems);
    return set({ standing: answer.standing, status: refusalOf(answer) });
  }
  // What has been typed since stays, and is a change of its own.
  if (now().drafts[address] === typed) forget(address);
  await readAgain({ standing: answer.standing, status: "Draft saved" }, isLatest);
}

/** Shows page and form as the draft has them now, and says what was done, unless something else has been begun since. */
export async function readAgain(done: Parameters<typeof set>[0], isLatest: () => boolean): Promise<void> {
  await fetchPage();
  const { shown } = now();
  const form = shown && (await readForm(shown.at)).form;
  if (!isLatest()) return;
  if (form) heardOf(form);
  set({ ...(form && { shown: { ...shown, form } }), ...done });
}

/** Puts a field back to what it said when it was opened, also where that was kept or saved meanwhile. */
export async function giveBack(field: FormField): Promise<void> {
  const { address } = field;
  stopWaiting();
  forget(address);
  const isLatest = begin(address);
  const answer = await sendInTurn(field, saidAtOpening(field), { isLast: true });
  const released = answer.state === "saved" ? answer : await release(address);
  if (isLatest() && "standing" in released)
    await readAgain({ standing: released.standing, status: "Put back as it was" }, isLatest);
}

function forget(address: string): void {
  const { [address]: _, ...drafts } = now().drafts;
  set({ drafts });
  mark(address, []);
}

/** Shows what is wrong with a value, at its field and on the page. */
export function mark(address: string, found: readonly ContentProblem[]): void {
  const { [address]: _, ...others } = now().problems;
  set({ problems: found.length > 0 ? { ...others, [address]: found } : others });
  textOf(address)?.toggleAttribute("data-unsound", found.length > 0);
}

export function refusalOf(answer: Exclude<Answer, { state: "saved" }>): string {
  if (answer.state === "refused")
    return "Kept as you typed it; what to mend before it can be published stands at the field.";
  if (answer.state === "failed") return `Not saved: ${answer.message}`;
  return `Kept beside: somebody has changed this meanwhile. It now says: ${answer.now ?? "nothing"}`;
}

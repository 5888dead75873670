import type { ContentProblem } from "#model/reading/content-error.server.ts";
import type { Form, FormField } from "../server/editing/describe-form.ts";
import { beginAct, readAgain, refusalOf, showHeld } from "./actions.ts";
import { fetchPage } from "./refresh-page.ts";
import {
  type Answer,
  type Arranging,
  arrange,
  base,
  chooseFocus,
  discardDraft,
  readForm,
  replacePicture,
  saveChange,
  undoLast,
} from "./requests.ts";
import { heardOf } from "./saving.ts";
import { set } from "./state.ts";
import { readTextAgain } from "./text/present-text.ts";

/** Adds, removes, copies or moves; the panel then shows the value at `next`. */
export async function rearrange(wanted: Arranging, next: string, said: string): Promise<Answer> {
  // A field that was left by the press is saved first.
  const isLatest = await beginAct();
  const answer = await arrange(wanted);
  if (answer.state === "failed") {
    set({ status: refusalOf(answer) });
    return answer;
  }
  const { standing } = answer;
  if (answer.state !== "saved") {
    const status =
      answer.state === "refused"
        ? `Not done: it would stop the build. ${reasonsOf(answer.problems)}`
        : "Not done: the list has changed; here is its present state.";
    await readAgain({ standing, status }, isLatest);
    return answer;
  }
  await fetchPage();
  const { form } = await readForm(next);
  if (form) heardOf(form);
  const shown = form && { shown: { form, at: next, link: undefined, labels: [] } };
  set({ ...shown, standing, drafts: {}, problems: {}, status: said });
  if (form) showHeld(form);
  return answer;
}

/** A picture that has just been sent, with the words on what it shows; what was chosen of the former one goes. */
export async function showUpload(form: Form, field: FormField, { picture, words }: Upload): Promise<boolean> {
  const isLatest = await beginAct();
  const alt = form.fields.find(({ name }) => name === "alt");
  const group = field.address.slice(0, -field.name.length);
  const also = [
    ...(alt && words !== undefined ? [{ address: alt.address, before: alt.value, value: words }] : []),
    ...(field.focus
      ? [{ address: `${group}focus`, version: form.version, arrangement: { do: "remove" } as const }]
      : []),
  ];
  const answer = await saveChange({ address: field.address, before: field.value, value: picture, also });
  const isSaved = answer.state === "saved";
  if (answer.state === "failed") set({ status: refusalOf(answer) });
  else {
    const status = isSaved ? "Draft saved" : refusalOf(answer);
    await readAgain({ standing: answer.standing, status }, isLatest);
  }
  return isSaved;
}

interface Upload {
  /** Its address. */
  picture: string;
  words: string | undefined;
}

/** Another picture in every place of one. */
export async function replaceEverywhere(from: string, to: string): Promise<void> {
  const isLatest = await beginAct();
  const answer = await replacePicture(from, to);
  if (answer.state === "refused") return set({ status: `Not done. ${reasonsOf(answer.problems)}` });
  if (answer.state !== "saved") return set({ status: refusalOf(answer) });
  const status = "Replaced everywhere; check the description at each place";
  await readAgain({ standing: answer.standing, drafts: {}, status }, isLatest);
}

/** Another point of a picture that stays in view; all that is tried in one go is taken back in one. */
export async function keepInView(of: string, point: { x: number; y: number } | null, turn: string): Promise<void> {
  const isLatest = await beginAct();
  const answer = await chooseFocus(of, point, turn);
  if (answer.state === "refused") return set({ status: `Not done. ${reasonsOf(answer.problems)}` });
  if (answer.state !== "saved") return set({ status: refusalOf(answer) });
  await readAgain({ standing: answer.standing, status: "Draft saved" }, isLatest);
}

/** Takes away that a post is a draft and goes on to publish it; what still has to be mended comes back. */
export async function publishPost(form: Form, draft: FormField): Promise<readonly ContentProblem[]> {
  await beginAct();
  set({ status: "Checking…" });
  const { version } = (await readForm(`${form.file}#`)).form ?? form;
  const answer = await arrange({ address: draft.address, version, arrangement: { do: "remove" } });
  if (answer.state === "refused") set({ standing: answer.standing, status: "Not yet; what to mend is in the panel." });
  else if (answer.state !== "saved") set({ status: refusalOf(answer) });
  else window.parent.location.assign(`${base}edit/publish`);
  return answer.state === "refused" ? answer.problems : [];
}

export function reasonsOf(problems: readonly ContentProblem[]): string {
  const [first, ...others] = problems.map(({ file, field, reason }) => `${file}: ${field}: ${reason}`);
  return `${first ?? ""}${others.length > 0 ? ` (and ${others.length} more)` : ""}`;
}

/** Shows page and text as the draft has them; where it has no such page any more, the list of all content. */
async function showDraft(): Promise<boolean> {
  const isThere = await fetchPage();
  if (isThere) await readTextAgain();
  else window.parent.location.assign(`${base}edit`);
  return isThere;
}

export async function undo(): Promise<void> {
  await beginAct();
  const { file, standing, message } = await undoLast();
  if (message || !file) return set({ status: message ?? "Nothing to undo." });
  if (!(await showDraft())) return undefined;
  set({ ...(standing && { standing }), shown: undefined, drafts: {}, problems: {}, status: "Undone" });
}

/** Leaves for another page of the editor, once what is typed has been kept. */
export async function leaveFor(path: string): Promise<void> {
  await beginAct();
  window.parent.location.assign(`${base}edit/${path}`);
}

/** Lets go of everything that is not published. */
export async function discard(): Promise<void> {
  await beginAct();
  const answer = await discardDraft();
  if (answer.state !== "saved") return set({ status: refusalOf(answer) });
  if (!(await showDraft())) return undefined;
  const status = "Draft discarded; Undo brings it back";
  set({ standing: answer.standing, shown: undefined, drafts: {}, problems: {}, status });
}

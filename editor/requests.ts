import type { ContentProblem } from "#model/reading/content-error.server.ts";
import type { Form } from "../server/editing/describe-form.ts";
import type { Standing } from "../server/editing/desks.ts";

export type Value = string | number | boolean | null;

export interface WantedChange {
  address: string;
  before: Value;
  value: Value;
  /** The same for what is typed in one go. */
  turn?: string;
}

const stopped = "The editor has been stopped; nothing was saved.";

/** What the server said to a change. */
export type Answer =
  | { state: "saved"; standing: Standing }
  | { state: "refused"; problems: readonly ContentProblem[]; standing: Standing }
  | { state: "conflict"; now: Value; standing: Standing }
  | { state: "failed"; message: string };

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
export const base = meta("edit-base");
export const firstStanding: Standing = JSON.parse(meta("edit-standing") || '{"undo":0,"changed":0,"held":[]}');

/** The path of the page that is being edited, below the site's base. */
const pageOfSite = () => `/${location.pathname.slice(`${base}edit/site/`.length)}${location.search}`;

export async function readForm(address: string): Promise<Form | undefined> {
  const response = await fetch(`${base}edit/form?at=${encodeURIComponent(address)}`);
  return response.ok ? response.json() : undefined;
}

export async function checkChange(
  change: WantedChange,
): Promise<{ problems: readonly ContentProblem[]; html: string | null } | undefined> {
  const response = await post("check", { ...change, page: pageOfSite() });
  return response?.ok ? response.json() : undefined;
}

export async function saveChange(change: WantedChange): Promise<Answer> {
  return answerOf(await post("save", change));
}

async function answerOf(response: Response | undefined): Promise<Answer> {
  if (!response) return { state: "failed", message: stopped };
  const said = await response.json();
  return "state" in said ? said : { state: "failed", message: said.message };
}

/** An item of a list, or a field that may be left out, comes, goes or moves. */
export interface Arranging {
  /** Of the item or field. */
  address: string;
  /** Of the list or group around it. */
  version: string;
  arrangement: { do: "add" | "remove" | "duplicate" } | { do: "move"; to: number };
}

export async function arrange(wanted: Arranging): Promise<Answer> {
  return answerOf(await post("arrange", wanted));
}

/** Makes, renames or deletes an entry; before it is deleted, says who refers to it. */
export async function postEntry(
  name: string,
  body: object,
): Promise<(Answer & { to?: string }) | { problems: readonly ContentProblem[] }> {
  const response = await post(name, body);
  if (!response) return { state: "failed", message: stopped };
  const said = await response.json();
  return "state" in said || "problems" in said ? said : { state: "failed", message: said.message };
}

/** Lets go of what is kept of a field though the check refused it. */
export async function release(address: string): Promise<Answer> {
  return answerOf(await post("release", { address }));
}

export async function discardDraft(): Promise<Answer> {
  return answerOf(await post("discard", {}));
}

/** The address at which anybody sees the draft for a week. */
export async function makePreviewLink(): Promise<{ link: string } | { message: string }> {
  const response = await post("previews", { page: pageOfSite() });
  return response ? response.json() : { message: stopped };
}

export async function undoLast(): Promise<{ file?: string | null; standing?: Standing; message?: string }> {
  const response = await post("undo", {});
  return response ? response.json() : { message: "The editor has been stopped." };
}

export async function placesOf(picture: string): Promise<readonly string[]> {
  const response = await fetch(`${base}edit/picture-places?of=${encodeURIComponent(picture)}`);
  return response.ok ? (await response.json()).places : [];
}

/** Shows another picture wherever one stands. */
export async function replacePicture(from: string, to: string): Promise<Answer> {
  return answerOf(await post("replace-picture", { from, to }));
}

/** Which point of a picture stays in view, by the address of its field; null for the middle. */
export async function chooseFocus(of: string, focus: { x: number; y: number } | null, turn: string): Promise<Answer> {
  return answerOf(await post("focus", { of, focus, turn }));
}

export async function uploadPicture(file: File): Promise<{ address: string } | { message: string }> {
  const headers = { "Content-Type": "application/octet-stream", "X-Edit-Token": meta("edit-token") };
  try {
    const to = `${base}edit/pictures?name=${encodeURIComponent(file.name)}`;
    const response = await fetch(to, { method: "POST", headers, body: file });
    return response.status === 413 ? { message: await response.text() } : await response.json();
  } catch {
    return { message: stopped };
  }
}

async function post(name: string, body: object): Promise<Response | undefined> {
  const headers = { "Content-Type": "application/json", "X-Edit-Token": meta("edit-token") };
  try {
    return await fetch(`${base}edit/${name}`, { method: "POST", headers, body: JSON.stringify(body) });
  } catch {
    return undefined;
  }
}

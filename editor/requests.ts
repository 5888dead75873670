import type { ContentProblem } from "#model/reading/content-error.server.ts";
import type { PageBands, ShapeChoice } from "../server/editing/bands/band-routes.ts";
import type { Form } from "../server/editing/describe-form.ts";
import type { TextProblem, WrittenText } from "../server/editing/text/text-routes.ts";
import type { Standing } from "../server/editing/workspaces.ts";

export type Value = string | number | boolean | null;

export interface WantedChange {
  address: string;
  before: Value;
  value: Value;
  /** The same for what is typed in one go. */
  turn?: string;
  /** What belongs to it and is saved, and taken back, with it. */
  also?: readonly (WantedChange | Arranging)[];
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

/** The form of an address, or the reason why it has none. */
export async function readForm(address: string): Promise<{ form?: Form; message?: string }> {
  const answer = await ask<Form | { message: string }>(`form?at=${encodeURIComponent(address)}`);
  const said = answer?.said ?? { message: "The editor has been stopped." };
  return "message" in said ? said : { form: said };
}

interface Check {
  problems: readonly ContentProblem[];
  html: string | null;
}

export async function checkChange(change: WantedChange): Promise<Check | undefined> {
  const answer = await post<Check>("check", { ...change, page: pageOfSite() });
  return answer?.isWell ? answer.said : undefined;
}

export async function saveChange(change: WantedChange): Promise<Answer> {
  return answerOf(await post("save", change));
}

function answerOf(answer: Said<Answer | { message: string }> | undefined): Answer {
  if (!answer) return { state: "failed", message: stopped };
  const { said } = answer;
  return "state" in said ? said : { state: "failed", message: said.message };
}

/** An item of a list, or a field that may be left out, comes, goes or moves. */
export interface Arranging {
  /** Of the item or field. */
  address: string;
  /** Of the list or group around it. */
  version: string;
  arrangement:
    | { do: "add"; shape?: string; variant?: string; role?: string }
    | { do: "remove" | "duplicate" }
    | { do: "move"; to: number };
}

export async function arrange(wanted: Arranging): Promise<Answer> {
  return answerOf(await post("arrange", wanted));
}

/** The text of a post, or why it cannot be read. */
export async function readWritten(address: string): Promise<WrittenText | { message: string }> {
  const answer = await ask<WrittenText | { message: string }>(`text?at=${encodeURIComponent(address)}`);
  return answer?.said ?? { message: "The editor has been stopped." };
}

/** What the server said to a text; of one that is saved, what it says now and which of its blocks each piece is. */
export type TextAnswer =
  | { state: "saved"; before: string; at: (number | null)[]; standing: Standing }
  | { state: "refused"; problems: readonly TextProblem[]; standing: Standing }
  | { state: "conflict"; standing: Standing }
  | { state: "failed"; message: string };

export async function sendWritten(written: object): Promise<TextAnswer> {
  const answer = await post<TextAnswer | { message: string }>("text", written);
  if (!answer) return { state: "failed", message: stopped };
  const { said } = answer;
  return "state" in said ? said : { state: "failed", message: said.message };
}

/** Makes, renames or deletes an entry; before it is deleted, says who refers to it. */
export async function postEntry(
  name: string,
  body: object,
): Promise<(Answer & { to?: string }) | { problems: readonly ContentProblem[] }> {
  const answer = await post<Answer | { problems: readonly ContentProblem[] } | { message: string }>(name, body);
  if (!answer) return { state: "failed", message: stopped };
  const { said } = answer;
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
  const answer = await post<{ link: string } | { message: string }>("previews", { page: pageOfSite() });
  return answer?.said ?? { message: stopped };
}

export async function undoLast(): Promise<{ file?: string | null; standing?: Standing; message?: string }> {
  const answer = await post<{ file: string | null; standing: Standing }>("undo", {});
  return answer?.said ?? { message: "The editor has been stopped." };
}

/** The address that a new page would have, and why it cannot. */
export async function checkAddress(title: string, address?: string) {
  const query = new URLSearchParams({ title, ...(address && { address }) });
  const answer = await ask<{ address: string; problem: string | null }>(`address?${query}`);
  return answer?.isWell ? answer.said : undefined;
}

/** The bands of the page that is being edited; undefined where it has none. */
export async function readPageBands(): Promise<PageBands | undefined> {
  const answer = await ask<{ page: PageBands | null }>(`bands?page=${encodeURIComponent(pageOfSite())}`);
  return (answer?.isWell && answer.said.page) || undefined;
}

/** What a band may be. */
export async function readShapes(): Promise<readonly ShapeChoice[]> {
  const answer = await ask<{ shapes: ShapeChoice[] }>("shapes");
  return answer?.isWell ? answer.said.shapes : [];
}

export interface PageName {
  path: string;
  title: string;
}

/** Every page that can be edited. */
export async function readPages(): Promise<readonly PageName[]> {
  const answer = await ask<{ pages: PageName[] }>("pages");
  return answer?.isWell ? answer.said.pages : [];
}

/** The addresses of all pictures, those of the draft first. */
export async function readPictures(): Promise<readonly string[]> {
  const answer = await ask<{ pictures: string[] }>("picture-list");
  return answer?.isWell ? answer.said.pictures : [];
}

export async function placesOf(picture: string): Promise<readonly string[]> {
  const answer = await ask<{ places: string[] }>(`picture-places?of=${encodeURIComponent(picture)}`);
  return answer?.isWell ? answer.said.places : [];
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
  const path = `pictures?name=${encodeURIComponent(file.name)}`;
  const answer = await send<{ address: string } | { message: string }>(path, "application/octet-stream", file);
  return answer?.said ?? { message: stopped };
}

const post = <What>(path: string, body: object) => send<What>(path, "application/json", JSON.stringify(body));

function send<What>(path: string, type: string, body: BodyInit): Promise<Said<What> | undefined> {
  const headers = { "Content-Type": type, "X-Edit-Token": meta("edit-token") };
  return ask(path, { method: "POST", headers, body });
}

interface Said<What> {
  isWell: boolean;
  said: What;
}

/** What the server says; undefined where it is gone, or this page is being left. */
async function ask<What>(path: string, how?: RequestInit): Promise<Said<What> | undefined> {
  try {
    const response = await fetch(`${base}edit/${path}`, how);
    const isData = response.headers.get("Content-Type")?.startsWith("application/json");
    return { isWell: response.ok, said: isData ? await response.json() : { message: await response.text() } };
  } catch {
    return undefined;
  }
}

import { useSyncExternalStore } from "react";
import type { ContentProblem } from "#model/reading/content-error.server.ts";
import type { PageBands } from "../server/editing/bands/band-routes.ts";
import type { Form } from "../server/editing/describe-form.ts";
import type { Standing } from "../server/editing/workspaces.ts";
import type { Side } from "./panel-side.ts";
import { firstStanding, type Value } from "./requests.ts";

export interface Shown {
  form: Form;
  /** The field that the panel opened for, if any. */
  at: string;
  /** Where the text leads on the page, if it is a link. */
  link: string | undefined;
  /** What its element says beside the text: to screen readers, or while it is empty. */
  labels: readonly string[];
}

export interface EditorState {
  /** What the panel shows; undefined while it is closed. */
  shown: Shown | undefined;
  side: Side;
  /** What has been typed and not saved, by address. */
  drafts: Readonly<Record<string, Value>>;
  /** What is wrong with it. */
  problems: Readonly<Record<string, readonly ContentProblem[]>>;
  /** Said to everybody, also to screen readers. */
  status: string;
  standing: Standing;
  /** The field of the panel that takes the focus. */
  focusIn: string | undefined;
  /** The bands of the page; undefined where it is not made of them. */
  page: PageBands | undefined;
  /** Where a band is being added: above another, or at the end. */
  adding: { before: string | undefined } | undefined;
  isMakingPage: boolean;
}

let state: EditorState = {
  shown: undefined,
  side: "end",
  drafts: {},
  problems: {},
  status: "",
  standing: firstStanding,
  focusIn: undefined,
  page: undefined,
  adding: undefined,
  isMakingPage: false,
};
const listeners = new Set<() => void>();

export const now = () => state;

export function set(change: Partial<EditorState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Does something of the editor; the bar says it if that fails. */
export function act(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    console.error(error);
    set({ status: "Something failed. Reload the page and try again." });
  });
}

export function useEditor(): EditorState {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, now);
}

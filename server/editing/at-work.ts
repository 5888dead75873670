import type { MiddlewareHandler } from "hono";
import type { EditorRole } from "../database/editor-tables.ts";
import type { HttpEnv } from "../http/context.ts";
import type { Workspace } from "./workspaces.ts";

/** Who edits. */
interface EditorAtWork {
  /** Empty on one's own machine, which has no accounts. */
  id: string;
  name: string;
  role: EditorRole;
  /** Which every write has to carry, as `X-Edit-Token` or as the field `token`. */
  formToken: string;
  /** Of this browser's session. */
  session: string;
}

/** Everything below `/edit` that only editors reach. */
export interface EditingEnv extends HttpEnv {
  Variables: HttpEnv["Variables"] & {
    editor: EditorAtWork;
    /** What the log calls this write, where its address does not tell; null where nothing was changed. */
    act?: string | null;
  };
}

/** Behind the guard: the editor of the request, with their draft. */
export interface WorkspaceEnv extends EditingEnv {
  Variables: EditingEnv["Variables"] & { workspace: Workspace };
}

/** Lets nobody pass but editors, and says who it is. */
export type EditingGuard = MiddlewareHandler<EditingEnv>;

import type { Content } from "#model/content.server.ts";
import { openEditedSite } from "./edited-site.ts";
import { readEditorFiles } from "./editor-files.ts";
import { createLocalGuard } from "./local-guard.ts";
import { editingRoutes } from "./routes.ts";

interface LocalEditing {
  /** Where the editor's script and sheets are. */
  editorFolder: string;
  /** Holds `content/`, `brand/` and `public/`. */
  contentFolder: string;
  basePath: string;
  renderDraft: (request: Request, content: Content) => Promise<Response>;
}

/** Editing on one machine, without accounts: `routes` belong below `/edit`, and `startPath` lets one browser in. */
export function openLocalEditing({ editorFolder, contentFolder, basePath, renderDraft }: LocalEditing) {
  const { guard, startPath } = createLocalGuard(basePath);
  const parts = { basePath, guard, files: readEditorFiles(editorFolder), render: renderDraft };
  return { routes: editingRoutes({ ...parts, site: openEditedSite(contentFolder) }), startPath };
}

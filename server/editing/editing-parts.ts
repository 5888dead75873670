import type { Kysely } from "kysely";
import type { Content } from "#model/content.server.ts";
import type { Tables } from "../database/tables.ts";
import type { EditingGuard } from "./at-work.ts";
import type { SiteFolder } from "./edited-site.ts";
import type { EditorFiles } from "./editor-files.ts";
import type { Publisher } from "./publishing/publisher.ts";

/** A line by mail to an editor or writer. */
interface Note {
  to: string;
  subject: string;
  words: string;
  link: string;
}

/** What the editor is made of. */
export interface EditingParts {
  folder: SiteFolder;
  /** Keeps what editors have not published yet. */
  database: Kysely<Tables>;
  publisher: Publisher;
  basePath: string;
  /** The site's public origin; on one's own machine the origin of the request. */
  siteOrigin?: string;
  /** Sends a line by mail; absent on one's own machine. */
  tell?: ((note: Note) => Promise<void>) | undefined;
  guard: EditingGuard;
  files: EditorFiles;
  /** Renders a page of the site with other content than the build's. */
  render: (request: Request, content: Content) => Promise<Response>;
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ElementContent, Properties } from "hast";
import { plainResponse } from "../http/plain-response.ts";
import type { Standing } from "./workspaces.ts";

const types = {
  "editor.js": "text/javascript; charset=utf-8",
  "choose-band.js": "text/javascript; charset=utf-8",
  "writing.js": "text/javascript; charset=utf-8",
  "account.js": "text/javascript; charset=utf-8",
  "editor.css": "text/css; charset=utf-8",
  "picture.css": "text/css; charset=utf-8",
  "own.css": "text/css; charset=utf-8",
  "page.css": "text/css; charset=utf-8",
  "account.css": "text/css; charset=utf-8",
} as const;

export type EditorFiles = ReturnType<typeof readEditorFiles>;

/** The editor's own script and sheets, as the build of the editor left them. */
export function readEditorFiles(folder: string) {
  const files = new Map(
    Object.entries(types).map(([name, type]) => [name, { type, body: readFileSync(join(folder, name)) }]),
  );
  const looks = looksOf(join(folder, "../client/assets"));
  return {
    respond(name: string): Response {
      if (name === "site.css") return looks();
      const file = files.get(name);
      if (!file) return plainResponse(404, "File not found.");
      return new Response(file.body, { headers: { "Content-Type": file.type, "Cache-Control": "no-store" } });
    },
  };
}

/** The site's colours and typefaces in the editor's own pages, which are in the sheet of every page. */
function looksOf(assets: string): () => Response {
  const names = existsSync(assets) ? readdirSync(assets) : [];
  const sheet = names.find((name) => /^frame-.*\.css$/.test(name));
  return sheet
    ? () =>
        new Response(null, { status: 302, headers: { Location: `../../assets/${sheet}`, "Cache-Control": "no-store" } })
    : () => new Response("", { headers: { "Content-Type": types["editor.css"], "Cache-Control": "no-store" } });
}

interface HeadParts {
  basePath: string;
  formToken: string;
  standing: Standing;
}

/** What an edited page loads besides its own files. */
export function headOf({ basePath, formToken, standing }: HeadParts): ElementContent[] {
  const asset = (name: keyof typeof types) => `${basePath}edit/assets/${name}`;
  return [
    element("meta", { name: "edit-token", content: formToken }),
    element("meta", { name: "edit-base", content: basePath }),
    element("meta", { name: "edit-standing", content: JSON.stringify(standing) }),
    element("link", { rel: ["stylesheet"], href: asset("page.css") }),
    element("script", { type: "module", src: asset("editor.js") }),
  ];
}

function element(tagName: string, properties: Properties): ElementContent {
  return { type: "element", tagName, properties, children: [] };
}

import type { Cookie, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { newPage } from "./browser.ts";
import { type EditorServer, startEditor } from "./editor.ts";
import { longestTestMs } from "./time-limits.ts";

/** An editor for the tests of a file, and one browser's way into it. */
export interface EditingSession {
  editor: EditorServer;
  open: (path: string) => Promise<Page>;
  /** Lets go of all that is not published, without a page. */
  discard: () => Promise<void>;
}

export function editingSession(): () => EditingSession {
  let session: EditingSession | undefined;
  beforeAll(async () => {
    const editor = await startEditor();
    const first = await newPage();
    // It also reads and checks the whole site.
    await first.goto(editor.start, { timeout: longestTestMs });
    const cookies = await first.context().cookies();
    session = {
      editor,
      async open(path) {
        const page = await newPage();
        await page.context().addCookies(cookies);
        await page.goto(editor.origin + path);
        return page;
      },
      discard: () => discardWith(editor.origin, cookies),
    };
  });
  afterAll(() => void session?.editor.server.kill("SIGTERM"));
  return () => {
    if (!session) throw new Error("the editor has not started");
    return session;
  };
}

async function discardWith(origin: string, cookies: readonly Cookie[]): Promise<void> {
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const html = await (await fetch(`${origin}/edit/publish`, { headers: { Cookie } })).text();
  const token = /name="edit-token" content="([\w-]+)"/.exec(html)?.[1] ?? "";
  const headers = { Cookie, "X-Edit-Token": token, Origin: new URL(origin).origin };
  await fetch(`${origin}/edit/discard`, { method: "POST", headers, body: "{}" });
}

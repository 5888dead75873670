import type { Content } from "../content.server.ts";

/** Pages that are true of the software itself, with any content. */
const truePaths = ["/privacy", "/accessibility", "/site-vitals", "/terms"];

/** What a page's machine-readable copies say about invented content; nothing on a page that is true, or on a real site. */
export function sampleNote({ sampleNotice }: Content["site"], path: string): string | undefined {
  return sampleNotice.shown && !truePaths.includes(path) ? sampleNotice.text : undefined;
}

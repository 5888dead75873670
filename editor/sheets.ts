import { base } from "./requests.ts";

/** The editor's own style, for a shadow tree of its own. */
export function sheetsIn(page: Document): HTMLLinkElement[] {
  return ["editor.css", "picture.css"].map((name) => {
    const sheet = page.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = `${base}edit/assets/${name}`;
    return sheet;
  });
}

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scriptWithSheet } from "../shared/page-scripts.ts";
import { readBundle } from "./site-bundle.ts";

/**
 * Writes each page's script once more together with its sheet, so that a click asks for one file instead of two. A page
 * that is loaded takes them apart: its sheet has to come before its first paint, and its script after it.
 */
export async function writeScriptsWithSheets({ folder, basePath }: { folder: string; basePath: string }) {
  const { assets } = await readBundle(folder);
  const fileOf = (address: string) => join(folder, "client", address.slice(basePath.length - 1));
  for (const { id, module, css = [] } of Object.values(assets.routes)) {
    const [sheet, ...others] = css;
    if (id === "root" || !sheet) continue;
    if (others.length > 0) throw new Error(`${id} has more than one sheet: ${css.join(", ")}`);
    const source = JSON.stringify(readFileSync(fileOf(sheet), "utf8"));
    const script = `${readFileSync(fileOf(module), "utf8")}
const pageSheet = new CSSStyleSheet();
pageSheet.replaceSync(${source});
export { pageSheet as sheet };
`;
    writeFileSync(fileOf(scriptWithSheet(module, sheet)), script);
  }
}

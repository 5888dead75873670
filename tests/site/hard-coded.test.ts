import { expect, test } from "vitest";
import { type Child, type Element, reader } from "../../server/crawlers/page-tree.ts";
import { openBuild } from "../../server/release/open-build.ts";
import { siteOf } from "../../server/site.ts";
import { basePath, prerenderedPaths } from "../support/pages.ts";
import { plainStringsIn, pseudoContent } from "../support/pseudo-locale.ts";
import { environmentOf, testSite } from "../support/servers.ts";

/** Words that code still writes. Each belongs in the content of its page; nothing may join them. */
const stillInCode = [
  ...["What we make", "Take the crane", "Previous slide", "Next slide", "Play", "Start the arcade", "Open the bonnet"],
  ...["Questions", "Figures", "Back", "Text", /^Table \d+: /, /^Code \d+, /],
];

const unread = new Set(["script", "style", "template", "noscript", "code", "kbd"]);
const spoken = ["ariaLabel", "alt", "title", "placeholder", "ariaDescription", "ariaRoledescription"];
const month = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
/** Days and spans as the locale writes them, and kinds of files and code. */
const ofLocale = new RegExp(
  `^(?:(?:Mon|Tue|Wed|Thu|Fri) )?\\d+ (?:${month}|[A-Z][a-z]{2})(?: \\d{4})?(?: to \\d+ ${month} \\d{4})?$|^(?:CSV|JSON|ZIP|TypeScript)$`,
);

test("every text that visitors read comes from the content", async () => {
  Object.assign(process.env, environmentOf(testSite, "data"));
  const { build } = await openBuild(testSite.buildFolder);
  const { createRequestHandler, exportContext } = siteOf(build);
  const handle = createRequestHandler(build);
  const content = await pseudoContent();
  const strings = plainStringsIn(content);
  const everyString = strings.join("\n");
  const found = new Map<string, string>();
  const isKnown = (text: string) =>
    ofLocale.test(text) ||
    stillInCode.some((known) => (typeof known === "string" ? known === text : known.test(text))) ||
    everyString.includes(text) ||
    !/\p{L}{3}/u.test(strings.reduce((rest, string) => rest.replaceAll(string, ""), text));
  for (const path of await prerenderedPaths()) {
    const request = new Request(`http://localhost${basePath()}${path}`, { headers: { Accept: "text/html" } });
    const response = await handle(request, exportContext({ formBase: "" }, content));
    for (const child of reader.parse(await response.text()).children)
      for (const text of textsIn(child)) if (!/[⟦⟧]/.test(text) && !isKnown(text)) found.set(text, path);
  }
  expect([...found].map(([text, path]) => `${path}: ${text}`)).toEqual([]);
}, 120_000);

/** Every text with letters that somebody reads or hears. */
function textsIn(node: Child): string[] {
  if (node.type === "text") return /\p{L}{2}/u.test(node.value) ? [node.value.trim()] : [];
  if (node.type !== "element" || unread.has(node.tagName) || "dataContent" in node.properties) return [];
  const own = spoken.map((name) => String(node.properties[name] ?? "")).filter((text) => /\p{L}{2}/u.test(text));
  return [...own, ...(node.children as Element["children"]).flatMap((child) => textsIn(child as Child))];
}

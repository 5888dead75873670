import type { ElementContent } from "hast";
import { cssOf, parseColour } from "#model/brand/colour.server.ts";
import { colourNames } from "#model/brand/colour-names.server.ts";
import type { Content } from "#model/content.server.ts";

/** A link to the colours in which one content's brand differs from what the build's sheets say. */
export function brandLink(
  { brand: own }: Pick<Content, "brand">,
  built: Pick<Content, "brand"> | undefined,
  folder: string,
): ElementContent[] {
  const changed = colourNames.filter((name) => built && own.colours[name].css !== built.brand.colours[name].css);
  if (changed.length === 0) return [];
  const colours = new URLSearchParams(changed.map((name) => [name, own.colours[name].hex]));
  const properties = { rel: ["stylesheet"], href: `${folder}brand.css?${colours}`, dataBrand: "" };
  return [{ type: "element", tagName: "link", properties, children: [] }];
}

/** The sheet that such a link asks for; what is not a colour of the theme is left out. */
export function brandSheet(asked: URLSearchParams): Response {
  const lines = colourNames.flatMap((name) => {
    const colour = parseColour(asked.get(name) ?? "");
    return colour ? [`  --color-${name}: ${cssOf(colour)};`] : [];
  });
  const headers = { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(`:root {\n${lines.join("\n")}\n}\n`, { headers });
}

import { publicOrigin } from "../pages.ts";
import type { Html } from "./html.ts";

type Value = string | number | boolean | Thing | Value[];
export interface Thing {
  [key: string]: Value;
}

const needed: Record<string, string[]> = {
  Organization: ["name"],
  WebSite: ["name", "url", "publisher", "potentialAction"],
  SearchAction: ["target", "query-input"],
  EntryPoint: ["urlTemplate"],
  WebPage: ["name", "url", "description", "isPartOf"],
  AboutPage: ["name", "url", "description", "isPartOf"],
  ContactPage: ["name", "url", "description", "isPartOf"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  Service: ["name", "serviceType", "description", "url", "provider"],
  Product: ["name", "description", "image", "sku", "brand", "offers"],
  Brand: ["name"],
  Offer: ["price", "priceCurrency", "availability", "url"],
  OfferCatalog: ["itemListElement"],
  PriceSpecification: ["priceCurrency"],
  UnitPriceSpecification: ["priceCurrency", "unitCode"],
  BlogPosting: ["headline", "datePublished", "dateModified", "author", "publisher", "image", "mainEntityOfPage"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Person: ["name", "url"],
  VideoGame: ["name", "description", "image", "gamePlatform", "genre"],
  CreativeWork: ["name", "description", "image"],
};

/** The graphs of a page's structured data, as text. */
export const graphTexts = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = ""]) => json);

/** The things that a page's structured data lists; empty where it has none. */
export function graphOf(html: string): Thing[] {
  const [json = "{}"] = graphTexts(html);
  return (JSON.parse(json) as { "@graph"?: Thing[] })["@graph"] ?? [];
}

/** Every typed object within a value. */
export function thingsIn(value: Value): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== "object") return [];
  return [...("@type" in value ? [value] : []), ...Object.values(value).flatMap(thingsIn)];
}

export function textsIn(value: Value): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" ? Object.values(value).flatMap((part: Value) => textsIn(part)) : [];
}

/** A service is offered at a span of prices, a product at one price while it is in stock. */
function neededBy(thing: Thing, type: string): string[] {
  const isSpan = type === "Offer" && thing.priceSpecification !== undefined;
  return isSpan ? ["name", "url"] : (needed[type] ?? ["a known type"]);
}

/** One graph with a context on a listed page, none on the others; each thing has what its type needs, in plain text. */
export function structuredDataFaults({ path, html }: Html): string[] {
  const blocks = graphTexts(html);
  const isListed = !/<meta name="robots" content="noindex/.test(html);
  if (!isListed) return blocks.length === 0 ? [] : ["a page that is not listed has structured data"];
  if (blocks.length !== 1) return [`${blocks.length} graphs`];
  if (!blocks[0]?.includes('"@context":"https://schema.org"')) return ["no context"];
  const graph = graphOf(html);
  const lacking = thingsIn(graph).flatMap((thing) => {
    const type = String(thing["@type"]);
    const missing = neededBy(thing, type).filter((key) => thing[key] === undefined || textsIn(thing[key]).includes(""));
    return missing.map((key) => `${type} lacks ${key}`);
  });
  const marked = textsIn(graph).filter((text) => /<\/[a-z][^>]*>|&(amp|lt|gt|quot|#x?\w+);|\]\(|^\//.test(text));
  return [...lacking, ...marked.map((text) => `not plain text: ${text}`), ...trailFaults(path, graph)];
}

function trailFaults(path: string, graph: readonly Thing[]): string[] {
  if (path.split("/").length <= 2 && !/^\/(service-details|game-localization)$/.test(path)) return [];
  const trail = (graph.find((thing) => thing["@type"] === "BreadcrumbList")?.itemListElement ?? []) as Thing[];
  const isRight =
    trail.length > 1 &&
    trail.every(({ position }, index) => position === index + 1) &&
    trail[0]?.item === `${publicOrigin()}/` &&
    trail.at(-1)?.item === publicOrigin() + path;
  return isRight ? [] : ["no trail from home to itself"];
}

import { formatPrice } from "#shared/money.ts";
import type { Content } from "../content.server.ts";
import { fillIn } from "../fields/fill-in.server.ts";
import { midSentence } from "../people/mid-sentence.server.ts";
import type { FixedPath } from "./site-paths.server.ts";

/** Title and description of a page outside any collection. */
export function fixedPageHead(content: Content, path: FixedPath) {
  const name = path === "/" ? "home" : path.slice(1);
  const page = Object.entries(content.pages).find(([key]) => key === name)?.[1];
  if (!page || !("head" in page)) throw new Error(`no words for the page ${path}`);
  return page.head;
}

/** Title and description of a person's page. */
export function personHead({ name, position, summary }: Content["people"][number]) {
  return { title: `${name}, ${midSentence(position)}`, description: summary };
}

/** Title and description of a case study. */
export function caseHead(content: Content, { title, brief }: Content["cases"][number]) {
  return { title: fillIn(content.pages.case.headTitle, { title }), description: brief };
}

/** Title and description of a product's page. */
export function productHead(content: Content, { title, line, offerPrice }: Content["products"][number]) {
  const { head } = content.pages["single-shop"];
  const price = formatPrice(offerPrice, content.site.currency.symbol);
  return { title: fillIn(head.title, { title }), description: fillIn(head.description, { title, price, line }) };
}

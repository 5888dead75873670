import { formatPrice } from "#shared/money.ts";
import { content } from "./content.server.ts";
import { fillIn } from "./fill-in.server.ts";
import type { Content } from "./read-content.server.ts";

/** Title and description of the page of one person. */
export function personHead({ name, position, summary }: Content["people"][number]) {
  return { title: `${name}, ${position.toLowerCase()}`, description: summary };
}

/** Title and description of a case study. */
export function caseHead({ title, brief }: Content["cases"][number]) {
  return { title: fillIn(content.pages.case.headTitle, { title }), description: brief };
}

/** Title and description of the page of one product. */
export function productHead({ title, line, offerPrice }: Content["products"][number]) {
  const { head } = content.pages["single-shop"];
  const price = formatPrice(offerPrice, content.site.currency.code);
  return { title: fillIn(head.title, { title }), description: fillIn(head.description, { title, price, line }) };
}

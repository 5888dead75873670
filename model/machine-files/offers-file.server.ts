import type { Offer } from "schema-dts";
import type { Content } from "../content.server.ts";
import { type PricedOffer, pricedOffers } from "../site/offers.server.ts";
import { siteAddress } from "../site/site-address.server.ts";

const bookFile = "content/price-book.yaml";

/** What we offer, for programs that quote it: spans of prices, and the facts that they are worked out from with day and source. */
export function offersFile(content: Content): string {
  const { currency } = content.site;
  const offers = pricedOffers(content).map(({ path, ...offer }) => ({ ...offer, url: siteAddress(content, path) }));
  const facts = content.facts
    .filter(({ isPublic, files }) => isPublic && files.includes(bookFile))
    .map(({ id, claim, value, unit, asOf, until, source, isSample }) => ({
      ...{ id, claim, value, unit, asOf, until, source, sample: isSample },
      url: siteAddress(content, `/proof#${id}`),
    }));
  return JSON.stringify({ currency: currency.code, tax: "excluded", offers, facts });
}

/** An offer as search engines read it. */
export function schemaOffer(content: Content, { id, name, path, from, to, per }: PricedOffer): Offer {
  const span = from === to ? { price: from } : { minPrice: from, maxPrice: to };
  return {
    "@type": "Offer",
    name,
    sku: id,
    url: siteAddress(content, path),
    priceSpecification: {
      "@type": per === "month" ? "UnitPriceSpecification" : "PriceSpecification",
      ...span,
      priceCurrency: content.site.currency.code,
      valueAddedTaxIncluded: false,
      ...(per === "month" && { unitCode: "MON" }),
    },
  };
}

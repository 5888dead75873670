import type { Content } from "#model/content.server.ts";
import { carriedItems, cartRules, startingCart } from "#model/shop/cart-rules.server.ts";
import { findEnquiryWords } from "#model/site/enquiry-words.server.ts";
import { periodWords } from "#model/site/period-words.server.ts";
import { readVisit } from "#shared/cart-visit.ts";
import type { FormToken } from "#shared/receiving.ts";

export type CheckoutPage = ReturnType<typeof readCheckoutPage>;
export type CheckoutWords = CheckoutPage["words"];

/** The form with the order, as far as the address carries the cart. */
export function readCheckoutPage(content: Content, query: URLSearchParams, token: FormToken | undefined) {
  const { head, ...words } = content.pages.checkout;
  const { cart } = content.pages;
  const { site } = content;
  return {
    head,
    words: { ...words, problems: { ...words.problems, email: findEnquiryWords(content).problems.email } },
    stages: cart.stages,
    receipt: cart.receipt,
    total: cart.total,
    products: content.products.map(({ id, title, price, offerPrice, stock }) => ({
      id,
      title,
      price,
      offerPrice,
      stock,
    })),
    currency: site.currency.symbol,
    ways: { mail: site.emails.hello, phone: site.phone },
    keptFor: periodWords(site.retention.ordersDays),
    visit: readVisit(query, cartRules(content)),
    starting: startingCart(content),
    isCarried: query.has("items"),
    carriedItems: carriedItems(content, query),
    news: { lowered: cart.lowered, emptied: cart.emptied, left: words.left },
    token,
  };
}

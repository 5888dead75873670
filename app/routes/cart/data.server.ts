import type { Content } from "#model/content.server.ts";
import { chosenEntries } from "#model/fields/chosen-entries.server.ts";
import { cartRules, startingCart } from "#model/shop/cart-rules.server.ts";
import { shelfWords } from "#model/shop/shelf-words.server.ts";
import { writeItems } from "#shared/cart.ts";
import { readVisit } from "#shared/cart-visit.ts";

const cartKeys = ["items", "add", "change", "remove", "quantity"];

/** The cart that an address carries, with each product's stock. */
export function readCartPage(content: Content, query: URLSearchParams) {
  const { head, ...words } = content.pages.cart;
  const products = content.products.map(({ id, slug, title, line, price, offerPrice, imgUrl, isCutout, stock }) => ({
    id,
    slug,
    title,
    line,
    price,
    offerPrice,
    imgUrl,
    isCutout,
    stock,
  }));
  const visit = readVisit(query, cartRules(content));
  const isCarried = cartKeys.some((key) => query.has(key));
  return {
    head,
    words,
    products,
    starters: chosenEntries(products, words.empty.products, 4),
    shelf: shelfWords(content),
    currency: content.site.currency.symbol,
    visit,
    starting: startingCart(content),
    isCarried,
    carriedItems: isCarried ? writeItems(visit.cart) : null,
  };
}

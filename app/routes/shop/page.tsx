import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { Shelf } from "#app/sections/shelf.tsx";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { findNextPage } from "#model/pages/find-next-page.server.ts";
import { carriedItems } from "#model/shop/cart-rules.server.ts";
import { onShelf } from "#model/shop/shelf-products.server.ts";
import { shelfWords } from "#model/shop/shelf-words.server.ts";
import type { Route } from "./+types/page.ts";
import { arrange, isShown, readChoice, shows } from "./arrange.ts";
import { Hero } from "./hero.tsx";
import { Process } from "./process.tsx";

const shelfLength = 4;

export function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { head, next, sale, ...words } = content.pages.shop;
  const query = new URL(request.url).searchParams;
  const kinds = [...new Set(content.products.map(({ kind }) => kind))];
  const choice = readChoice(query, kinds);
  const products = content.products.map((product) => ({ ...onShelf(content, product), kind: product.kind }));
  return {
    head,
    next: findNextPage(content, next),
    words: { ...words, shelf: shelfWords(content), saleNote: fillIn(sale.note, { percent: String(sale.from) }) },
    choice,
    chosen: arrange(products, choice),
    kinds,
    counts: shows.map((show) => ({ show, count: products.filter((product) => isShown(product, show)).length })),
    currency: content.site.currency.symbol,
    carriedItems: carriedItems(content, query),
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const { words, next, choice, chosen, kinds, counts, currency, carriedItems: items } = loaderData;
  const shelf = { words: words.shelf, currency, items };
  return (
    <Bands next={next}>
      <Hero words={words} choice={choice} kinds={kinds} counts={counts} shown={chosen.length} items={items} />
      {chosen.length > 0 && (
        <Shelf
          {...shelf}
          id="upper-shelf"
          title={words.shelves.upper}
          tone="mari"
          products={chosen.slice(0, shelfLength)}
          isTop
        />
      )}
      {chosen.length > shelfLength && (
        <Shelf
          {...shelf}
          id="lower-shelf"
          title={words.shelves.lower}
          tone="orch"
          products={chosen.slice(shelfLength)}
        />
      )}
      <Process words={words.how} items={items} />
    </Bands>
  );
}

import { pageHead } from "#app/frame/page-head.ts";
import { Shelf } from "#app/sections/shelf.tsx";
import { content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";
import { arrange, isShown, readChoice, shows } from "./arrange.ts";
import { CounterHow } from "./counter-how.tsx";
import { CounterTop } from "./counter-top.tsx";

const shelfLength = 4;

export function loader({ request }: Route.LoaderArgs) {
  const { head, ...words } = content.pages.shop;
  const query = new URL(request.url).searchParams;
  const kinds = [...new Set(content.products.map(({ kind }) => kind))];
  const choice = readChoice(query, kinds);
  const chosen = arrange(content.products, choice).map((product) => {
    const { id, title, line, price, offerPrice, isSell, imgUrl, alt, isCutout } = product;
    return { id, title, line, price, offerPrice, isSell, imgUrl, alt, isCutout };
  });
  return {
    head,
    words,
    choice,
    chosen,
    kinds,
    counts: shows.map((show) => ({ show, count: content.products.filter((product) => isShown(product, show)).length })),
    currency: content.site.currency.symbol,
    items: query.get("items"),
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const { words, choice, chosen, kinds, counts, currency, items } = loaderData;
  const shelf = { words: words.shelf, currency, items };
  return (
    <>
      <CounterTop words={words} choice={choice} kinds={kinds} counts={counts} shown={chosen.length} items={items} />
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
      <CounterHow words={words.how} />
    </>
  );
}

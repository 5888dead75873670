import { drawBands } from "#app/bands/bands.tsx";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { Shelf } from "#app/sections/shelf.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { findNextPage } from "#model/pages/find-next-page.server.ts";
import { carriedItems } from "#model/shop/cart-rules.server.ts";
import { onShelf } from "#model/shop/shelf-products.server.ts";
import { shelfWords } from "#model/shop/shelf-words.server.ts";
import { carrying } from "#shared/cart.ts";
import type { Route } from "./+types/page.ts";
import { arrange, isShown, readChoice, shows } from "./arrange.ts";
import { Hero } from "./hero.tsx";

const rowLength = 4;
const rowTones = ["mari", "orch"] as const;

export function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { head, next, sale, how, shelves, ...words } = content.pages.shop;
  const query = new URL(request.url).searchParams;
  const kinds = [...new Set(content.products.map(({ kind }) => kind))];
  const choice = readChoice(query, kinds);
  const products = content.products.map((product) => ({ ...onShelf(content, product), kind: product.kind }));
  const chosen = arrange(products, choice);
  const items = carriedItems(content, query);
  const cart = { label: how.action.label, url: carrying(how.action.url, items) };
  return {
    head,
    next: findNextPage(content, next),
    words: { ...words, saleNote: fillIn(sale.note, { percent: String(sale.from) }) },
    shelf: shelfWords(content),
    choice,
    shown: chosen.length,
    rows: [chosen.slice(0, rowLength), chosen.slice(rowLength)]
      .map((row, at) => ({
        ...{ title: at === 0 ? shelves.upper : shelves.lower, tone: rowTones[at] ?? "mari", products: row },
      }))
      .filter((row) => row.products.length > 0),
    kinds,
    counts: shows.map((show) => ({ show, count: products.filter((product) => isShown(product, show)).length })),
    currency: content.site.currency.symbol,
    items,
    cart,
    process: {
      ...{ role: "process", shape: "steps", tone: "sand", heading: how.title, link: cart },
      items: how.steps.map(({ title, text }) => ({ heading: title, text: [text], tone: "mari", figures: [] })),
    },
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const { words, shelf, next, rows, currency, items, process, ...chosen } = loaderData;
  return (
    <Bands next={next}>
      <Hero {...chosen} words={words} items={items} />
      {rows.length > 0 && <Shelf name="products" rows={rows} words={shelf} currency={currency} items={items} isTop />}
      <div className="wrap flex flex-col gap-3 py-compact">
        <Notice icon="hand">
          <Prose text={words.notice} />
        </Notice>
        <p className="m-0 max-w-none text-small text-soft">{words.saleNote}</p>
      </div>
      {drawBands([process], {})}
    </Bands>
  );
}

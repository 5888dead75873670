import type { Product } from "#model/shop/catalogue.server.ts";
import type { ShelfProduct } from "#model/shop/shelf-products.server.ts";

type Arranged = ShelfProduct & Pick<Product, "kind">;

export const shows = ["all", "sale", "under-50"] as const;
export const sorts = ["shelf", "price-low", "price-high", "saving"] as const;

export interface Choice {
  show: (typeof shows)[number];
  sort: (typeof sorts)[number];
  kind: string;
}

const smallPrice = 50;

/** The choices in the query; unknown values fall back to the first. */
export function readChoice(query: URLSearchParams, kinds: readonly string[]): Choice {
  const kind = query.get("kind") ?? "";
  return {
    show: shows.find((show) => show === query.get("show")) ?? "all",
    sort: sorts.find((sort) => sort === query.get("sort")) ?? "shelf",
    kind: kinds.includes(kind) ? kind : "",
  };
}

export function isShown(product: Arranged, show: Choice["show"]): boolean {
  if (show === "sale") return product.isSell;
  return show === "all" || product.offerPrice < smallPrice;
}

/** The chosen products in the chosen order. */
export function arrange<Entry extends Arranged>(products: readonly Entry[], { show, sort, kind }: Choice): Entry[] {
  const chosen = products.filter((product) => isShown(product, show) && (!kind || product.kind === kind));
  const saving = ({ price, offerPrice }: Arranged) => price - offerPrice;
  switch (sort) {
    case "price-low":
      return chosen.sort((a, b) => a.offerPrice - b.offerPrice);
    case "price-high":
      return chosen.sort((a, b) => b.offerPrice - a.offerPrice);
    case "saving":
      return chosen.sort((a, b) => saving(b) - saving(a));
    default:
      return chosen;
  }
}

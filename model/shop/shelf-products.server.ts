import type { Content } from "../content.server.ts";
import type { Product } from "./catalogue.server.ts";

/** A product as a shelf shows it. */
export type ShelfProduct = Pick<
  Product,
  "id" | "title" | "line" | "price" | "offerPrice" | "isSell" | "imgUrl" | "alt" | "isCutout" | "isHigh" | "stock"
>;

/** A product as a shelf shows it; with the sale flag only if the saving reaches the shop's threshold. */
export function onShelf(content: Content, product: Product): ShelfProduct {
  const { id, title, line, price, offerPrice, imgUrl, alt, isCutout, isHigh, stock } = product;
  return {
    id,
    title,
    line,
    price,
    offerPrice,
    isSell: isOnSale(content, product),
    imgUrl,
    alt,
    isCutout,
    isHigh,
    stock,
  };
}

export function isOnSale(content: Content, { isSell, price, offerPrice }: Product): boolean {
  return isSell && (price - offerPrice) * 100 >= content.pages.shop.sale.from * price;
}

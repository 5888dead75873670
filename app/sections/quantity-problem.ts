import type { Pages } from "#model/content.server.ts";
import { readLine } from "#shared/cart.ts";
import { quantityRange } from "#shared/constants.ts";
import type { Stocked } from "#shared/stock.ts";

/** The problem with a typed quantity, in words; undefined without one. */
export function quantityProblem(
  words: Pages["cart"]["quantityProblem"],
  typed: string,
  { id, stock }: Stocked,
): string | undefined {
  const most = Math.min(stock ?? quantityRange.max, quantityRange.max);
  const quantity = readLine(`${id}x${typed}`)?.quantity;
  if (quantity !== undefined && quantity <= most) return undefined;
  const isShelf = quantity !== undefined && most === stock;
  return (isShelf ? words.over : words.wrong).replace("{most}", String(most));
}

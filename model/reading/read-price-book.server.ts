import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";
import { type Capacity, capacitySchema } from "../site/capacity.server.ts";
import { priceBookSchema } from "../site/price-book.server.ts";

type ReadWords = <Schema extends z.ZodType>(
  name: string,
  schemaOf: (f: Fields) => Schema,
) => z.infer<Schema> | undefined;

/** What estimates are worked out from; undefined if there is a problem with it. */
export function readPriceBook(read: ReadWords) {
  const prices = read("price-book", priceBookSchema);
  const capacity: Capacity | undefined = read("capacity", capacitySchema);
  return prices && capacity && { prices, capacity };
}

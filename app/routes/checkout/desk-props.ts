import type { Pages } from "#model/content.server.ts";
import type { Cart, Priced } from "#shared/cart.ts";
import type { FormResponse } from "#shared/form-response.ts";
import type { Order, OrderProblems } from "#shared/order.ts";
import type { FormToken } from "#shared/receiving.ts";
import type { Lowered } from "#shared/stock.ts";

export interface CheckoutWords extends Omit<Pages["checkout"], "head" | "problems"> {
  problems: Pages["checkout"]["problems"] & Pick<Pages["contact"]["problems"], "email">;
}

export interface CheckoutDeskProps {
  words: CheckoutWords;
  stages: Pages["cart"]["stages"];
  receipt: Pages["cart"]["receipt"];
  products: readonly (Priced & { title: string })[];
  currency: string;
  ways: { mail: string; phone: string };
  keptFor: string;
  cart: Cart;
  /** What stays in the cart, because the shelf has none. */
  left: Cart;
  lowered: readonly Lowered[];
  news: { lowered: string; emptied: string; left: string };
  isCarried: boolean;
  token: FormToken | undefined;
  /** What was said about the last sending. */
  response: FormResponse<Order, OrderProblems> | undefined;
}

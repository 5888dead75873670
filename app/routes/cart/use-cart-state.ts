import { type SubmitEvent, useState } from "react";
import { cartStore } from "#app/browser/cart/cart-store.ts";
import type { TakenForm } from "#app/browser/cart/submit-to-cart.ts";
import { cartForms, useCartForms } from "#app/browser/cart/use-cart-forms.ts";
import type { Product } from "#model/shop/catalogue.server.ts";
import { type Cart, type CartLine, putBack } from "#shared/cart.ts";
import type { CartVisit, Refused } from "#shared/cart-visit.ts";
import { type CartRules, type Lowered, orderable, withinShelf } from "#shared/stock.ts";

export type CartProduct = Pick<
  Product,
  "id" | "title" | "line" | "price" | "offerPrice" | "imgUrl" | "isCutout" | "stock"
> & { slug: string };

export interface Removal {
  line: CartLine;
  index: number;
  before: Cart;
}

export interface CartState {
  cart: Cart;
  /** The part of it that can be ordered. */
  ordered: Cart;
  lines: { line: CartLine; product: CartProduct }[];
  removals: readonly Removal[];
  dropped: readonly string[];
  lowered: readonly Lowered[];
  /** Typed quantities that are out of range or stock. */
  refused: readonly Refused[];
  /** The product whose removal was just undone. */
  restored: number | undefined;
  /** Handles any form of the cart page; before its code loads the form goes to the server, and this returns undefined. */
  take: (event: SubmitEvent<HTMLFormElement>) => TakenForm | undefined;
  undo: (removal: Removal, event: SubmitEvent<HTMLFormElement>) => void;
  /** The stored cart could not be read in full. */
  isMended: boolean;
  /** Removes unknown and out-of-stock products from the stored cart, and reports what the store had to repair. */
  heal: () => void;
}

interface CartStateProps {
  visit: CartVisit;
  cart: Cart;
  products: readonly CartProduct[];
  rules: CartRules;
}

/** The cart with what happened to it on this page: what was removed and where, what was invalid, what exceeded the stock. */
export function useCartState({ visit, cart, products, rules }: CartStateProps): CartState {
  const [removals, setRemovals] = useState<readonly Removal[]>(visit.removed ? [visit.removed] : []);
  const [dropped, setDropped] = useState<readonly string[]>(visit.dropped);
  const [lowered, setLowered] = useState<readonly Lowered[]>(visit.lowered);
  const [refused, setRefused] = useState<readonly Refused[]>(visit.refused ? [visit.refused] : []);
  const [restored, setRestored] = useState<number>();
  const [isMended, setIsMended] = useState(false);
  useCartForms();
  const lines = cart.flatMap((line) => {
    const product = products.find(({ id }) => id === line.id);
    return product ? [{ line, product }] : [];
  });

  function take(event: SubmitEvent<HTMLFormElement>) {
    const forms = cartForms();
    if (!forms) return undefined;
    event.preventDefault();
    const taken = forms.submitToCart(event.currentTarget, event.nativeEvent.submitter, rules.most);
    const { removed } = taken;
    if (removed) setRemovals((earlier) => [...earlier.filter(isOther(removed)), removed]);
    const changed = Number(taken.query.get("change") ?? taken.query.get("remove"));
    setRefused((earlier) => [...earlier.filter(({ id }) => id !== changed), ...(taken.refused ? [taken.refused] : [])]);
    setDropped(taken.dropped);
    setLowered(taken.lowered);
    setRestored(undefined);
    return taken;
  }

  function undo(removal: Removal, event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    cartStore().write(putBack(cartStore().read(), removal.line, removal.index));
    setRemovals((earlier) => earlier.filter(isOther(removal)));
    setRestored(removal.line.id);
  }

  function heal() {
    setIsMended(cartStore().wasMended());
    const isUnknown = ({ id }: CartLine) => !products.some((product) => product.id === id);
    const unknown = cart.filter(isUnknown);
    const healed = withinShelf(
      cart.filter((line) => !isUnknown(line)),
      rules,
    );
    if (unknown.length > 0) setDropped(unknown.map(({ id, quantity }) => `${id}x${quantity}`));
    if (healed.lowered.length > 0) setLowered(healed.lowered);
    if (unknown.length > 0 || healed.lowered.length > 0) cartStore().write(healed.cart);
  }

  const open = removals.filter(({ line }) => !cart.some(({ id }) => id === line.id));
  const ordered = orderable(cart, rules.most);
  const told = { dropped, lowered, refused, restored, isMended };
  return { cart, ordered, lines, removals: open, ...told, take, undo, heal };
}

function isOther({ line }: Removal) {
  return (candidate: Removal) => candidate.line.id !== line.id;
}

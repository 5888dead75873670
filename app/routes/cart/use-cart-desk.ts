import { type SubmitEvent, useState } from "react";
import { cartStore } from "#app/browser/cart.ts";
import { submitToCart } from "#app/browser/submit-to-cart.ts";
import type { Product } from "#model/catalogue.server.ts";
import { type Cart, type CartLine, type CartVisit, putBack } from "#shared/cart.ts";

export type CartProduct = Pick<Product, "id" | "title" | "line" | "price" | "offerPrice" | "imgUrl" | "isCutout"> & {
  slug: string;
};

export interface Removal {
  line: CartLine;
  index: number;
  before: Cart;
}

export interface CartDesk {
  cart: Cart;
  lines: { line: CartLine; product: CartProduct }[];
  removals: readonly Removal[];
  dropped: readonly string[];
  /** The product whose removal was just undone. */
  restored: number | undefined;
  /** Takes any form of the cart page. */
  take: (event: SubmitEvent<HTMLFormElement>) => CartVisit;
  undo: (removal: Removal, event: SubmitEvent<HTMLFormElement>) => void;
  /** What this browser had kept could not be read whole. */
  isMended: boolean;
  /** Drops what the catalogue does not know from the browser's cart, and notices what the store had to mend. */
  heal: () => void;
}

/** The cart with what happened to it on this page: what was removed and where, and what made no sense. */
export function useCartDesk(visit: CartVisit, cart: Cart, products: readonly CartProduct[]): CartDesk {
  const [removals, setRemovals] = useState<readonly Removal[]>(visit.removed ? [visit.removed] : []);
  const [dropped, setDropped] = useState<readonly string[]>(visit.dropped);
  const [restored, setRestored] = useState<number>();
  const [isMended, setIsMended] = useState(false);
  const lines = cart.flatMap((line) => {
    const product = products.find(({ id }) => id === line.id);
    return product ? [{ line, product }] : [];
  });

  function take(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const taken = submitToCart(event.currentTarget, event.nativeEvent.submitter);
    const { removed } = taken;
    if (removed) setRemovals((earlier) => [...earlier.filter(isOther(removed)), removed]);
    setDropped(taken.dropped);
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
    if (unknown.length === 0) return;
    setDropped(unknown.map(({ id, quantity }) => `${id}x${quantity}`));
    cartStore().write(cart.filter((line) => !isUnknown(line)));
  }

  const open = removals.filter(({ line }) => !cart.some(({ id }) => id === line.id));
  return { cart, lines, removals: open, dropped, restored, isMended, take, undo, heal };
}

function isOther({ line }: Removal) {
  return (candidate: Removal) => candidate.line.id !== line.id;
}

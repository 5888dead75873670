import { countItems } from "#shared/cart.ts";
import type { CartVisit } from "#shared/cart-visit.ts";
import { notify } from "../toasts.ts";

export interface AddedWords {
  /** `{title}` is filled in; in the sentences below, `{count}` too. */
  added: string;
  inCart: string;
  /** When stock was lower than the quantity asked for. */
  allTaken: string;
  see: string;
  /** Used instead the first time, if the cart was not empty to begin with. */
  started?: string | undefined;
}

interface Added extends Pick<CartVisit, "cart" | "lowered"> {
  title: string;
  wasNew: boolean;
  /** Opens the cart page; absent when it is already open. */
  open?: () => void;
}

/** Announces, visibly and to screen readers, that a product was added, with a link to the cart. */
export function sayAdded(words: AddedWords, { title, cart, lowered, wasNew, open }: Added): void {
  const inCart = words.inCart.replace("{count}", String(countItems(cart)));
  notify({
    topic: "cart",
    title: (lowered.length > 0 ? words.allTaken : words.added).replace("{title}", title),
    text: wasNew && words.started ? `${inCart} ${words.started}` : inCart,
    ...(open && { action: { label: words.see, run: open } }),
  });
}

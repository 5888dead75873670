import { countItems } from "#shared/cart.ts";
import type { CartVisit } from "#shared/cart-visit.ts";
import { notify } from "../toasts.ts";

export interface AddedWords {
  /** `{title}` is filled in, below `{count}` as well. */
  added: string;
  inCart: string;
  /** Where the shelf had less than was asked for. */
  allTaken: string;
  see: string;
  /** Said instead the first time, where the cart held something from the start. */
  started?: string | undefined;
}

interface Added extends Pick<CartVisit, "cart" | "lowered"> {
  title: string;
  wasNew: boolean;
  /** Opens the cart page, unless it is open already. */
  open?: () => void;
}

/** Says, to eyes and ears, that a product was added, with a link to the cart. */
export function sayAdded(words: AddedWords, { title, cart, lowered, wasNew, open }: Added): void {
  const inCart = words.inCart.replace("{count}", String(countItems(cart)));
  notify({
    topic: "cart",
    title: (lowered.length > 0 ? words.allTaken : words.added).replace("{title}", title),
    text: wasNew && words.started ? `${inCart} ${words.started}` : inCart,
    ...(open && { action: { label: words.see, run: open } }),
  });
}

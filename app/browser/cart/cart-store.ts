import { type Cart, readItems } from "#shared/cart.ts";
import { readStored, writeStored } from "./stored-cart.ts";

const key = "cart";

/** What the store needs of a browser. */
interface Surroundings {
  storage: Pick<Storage, "getItem" | "setItem"> | undefined;
  /** Says when another tab has written. */
  tabs: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  /** A new visitor's cart. */
  starting: Cart;
}

export interface CartStore {
  read: () => Cart;
  write: (cart: Cart) => void;
  onChange: (listener: () => void) => () => void;
  /** Whether a part of the stored cart could not be read since this page was loaded. */
  wasMended: () => boolean;
  /** Whether this visitor has neither added nor removed anything yet. */
  isNew: () => boolean;
}

/** A cart that is kept in this browser, heals what it cannot read, and follows other tabs. */
export function makeCartStore({ storage, tabs, starting }: Surroundings): CartStore {
  const listeners = new Set<() => void>();
  let cart: Cart | undefined;
  let isMended = false;

  function read(): Cart {
    if (cart) return cart;
    const kept = load();
    cart = kept === undefined ? starting : readStored(kept, starting);
    if (kept && writeStored(cart) !== kept) {
      isMended = true;
      save(cart);
    }
    return cart;
  }

  function write(next: Cart): void {
    cart = next;
    save(next);
    for (const listener of listeners) listener();
  }

  function onChange(listener: () => void): () => void {
    if (listeners.size === 0) tabs.addEventListener("storage", follow);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) tabs.removeEventListener("storage", follow);
    };
  }

  /** A key of null says that the whole storage was cleared. */
  function follow(event: Event): void {
    if ("key" in event && event.key !== key && event.key !== null) return;
    cart = undefined;
    for (const listener of listeners) listener();
  }

  function load(): string | undefined {
    try {
      return storage?.getItem(key) ?? undefined;
    } catch {
      // A browser may forbid storage; the cart then lives as long as the page.
      return undefined;
    }
  }

  function save(next: Cart): void {
    try {
      storage?.setItem(key, writeStored(next));
    } catch {
      // Forbidden or full: as above.
    }
  }

  return { read, write, onChange, wasMended: () => isMended, isNew: () => read() === starting };
}

let store: CartStore | undefined;

/** This page's store. */
export function cartStore(): CartStore {
  store ??= makeCartStore({ storage: openStorage(), tabs: window, starting: startingCart() });
  return store;
}

/** What the page says that a new visitor's cart holds. */
function startingCart(): Cart {
  return readItems(document.body.dataset.startingCart ?? "").cart;
}

function openStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    // Reading the property throws where storage is forbidden.
    return undefined;
  }
}

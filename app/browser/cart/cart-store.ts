import { type Cart, readItems } from "#shared/cart.ts";
import { readStored, writeStored } from "./stored-cart.ts";

const key = "cart";

/** What the store needs from the browser. */
interface Surroundings {
  storage: Pick<Storage, "getItem" | "setItem"> | undefined;
  /** Fires when another tab has written. */
  tabs: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  /** The cart of a new visitor. */
  starting: Cart;
}

export interface CartStore {
  read: () => Cart;
  write: (cart: Cart) => void;
  onChange: (listener: () => void) => () => void;
  /** Whether part of the stored cart has proved unreadable since this page loaded. */
  wasMended: () => boolean;
  /** Whether this visitor has not yet added or removed anything. */
  isNew: () => boolean;
}

/** A cart kept in this browser; it repairs what it cannot read and follows other tabs. */
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

  /** A null key means that the whole storage was cleared. */
  function follow(event: Event): void {
    if ("key" in event && event.key !== key && event.key !== null) return;
    cart = undefined;
    for (const listener of listeners) listener();
  }

  function load(): string | undefined {
    try {
      return storage?.getItem(key) ?? undefined;
    } catch {
      // Storage may be blocked; the cart then lives as long as the page.
      return undefined;
    }
  }

  function save(next: Cart): void {
    try {
      storage?.setItem(key, writeStored(next));
    } catch {
      // Blocked or full: as above.
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

/** The new visitor's cart, as this page states it. */
function startingCart(): Cart {
  return readItems(document.body.dataset.startingCart ?? "").cart.map((line) => ({ ...line, isGiven: true }));
}

function openStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    // Even reading the property throws where storage is blocked.
    return undefined;
  }
}

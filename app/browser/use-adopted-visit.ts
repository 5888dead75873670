import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { readVisit } from "#shared/cart-visit.ts";
import type { CartRules } from "#shared/stock.ts";
import { cartStore } from "./cart.ts";

/**
 * A cart that came in the query, from a visit without script or before it ran, becomes this browser's cart; the address
 * loses it, so that a reload does not bring it back.
 */
export function useAdoptedVisit(isCarried: boolean, rules: CartRules): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const taken = useRef("");
  useEffect(() => {
    if (!isCarried || taken.current === search) return;
    taken.current = search;
    const store = cartStore();
    store.write(readVisit(new URLSearchParams(search), { ...rules, base: store.read() }).cart);
    navigate(pathname, { replace: true });
  }, [isCarried, pathname, search, navigate, rules]);
}

import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { CartRules } from "#shared/stock.ts";
import { loadCartForms } from "./use-cart-forms.ts";

/**
 * Adopts a cart that came in the query (from a visit without script, or before it ran) as this browser's cart, and
 * removes it from the address so that a reload does not bring it back.
 */
export function useAdoptedVisit(isCarried: boolean, rules: CartRules): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const taken = useRef("");
  useEffect(() => {
    if (!isCarried) return;
    let isGone = false;
    loadCartForms()
      .then(({ adoptVisit }) => {
        if (isGone || taken.current === search) return undefined;
        taken.current = search;
        adoptVisit(search, rules);
        return navigate(pathname, { replace: true });
      })
      .catch(() => {
        // The address keeps the cart.
      });
    return () => {
      isGone = true;
    };
  }, [isCarried, pathname, search, navigate, rules]);
}

import { useCartButton } from "#app/browser/cart/use-cart.ts";
import { useControls } from "#app/ui/control-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { filled } from "#shared/controls.ts";
import { useSite } from "./use-site.ts";

/** Leads to the cart and counts what is in it. */
export function CartTool() {
  const { count, to } = useCartButton(useSite());
  const { cartOne, cartMany } = useControls();
  return (
    // In view on every page and followed from few, so its page is not fetched before somebody turns to it.
    <Link className="square-key" to={to} data-prefetch="intent">
      <Icon name="cart" />
      <span className="vh">{count === 1 ? cartOne : filled(cartMany, { count })}</span>{" "}
      {count > 0 && (
        <span className="cart-count" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}

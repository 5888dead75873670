import { type SubmitEvent, useRef } from "react";
import { cartAction, sayAdded, submitToCart } from "#app/browser/submit-to-cart.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import type { Product } from "#model/catalogue.server.ts";
import type { Pages } from "#model/read-content.server.ts";
import { quantityRange } from "#shared/constants.ts";
import "./buy-form.css";

interface BuyFormProps {
  words: Pages["single-shop"]["buy"];
  notices: Pages["shop"]["shelf"];
  product: Product;
  items: string | null;
}

/** How many, into the cart, and whether there are any. */
export function BuyForm({ words, notices, product, items }: BuyFormProps) {
  const input = useRef<HTMLInputElement>(null);
  function take(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { cart } = submitToCart(event.currentTarget, event.nativeEvent.submitter);
    sayAdded(notices, product.title, cart);
  }
  return (
    <>
      <form className="buy-form" action={cartAction} method="get" onSubmit={take}>
        {items !== null && <input type="hidden" name="items" value={items} />}
        <input type="hidden" name="add" value={product.id} />
        <Stepper
          label={words.quantity.replace("{title}", product.title)}
          input={{ id: "quantity", name: "quantity", ...quantityRange, defaultValue: 1, ref: input }}
          less={{ type: "button", onClick: () => input.current?.stepDown() }}
          more={{ type: "button", onClick: () => input.current?.stepUp() }}
        />
        <Button type="submit" tone="tang">
          {words.button} <Icon name="cart" />
        </Button>
      </form>
      <p className="buy-stock">
        <b>{words.stock.replace("{stock}", String(product.stock))}</b> {words.leaves}
      </p>
    </>
  );
}

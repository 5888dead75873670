import { useEffect, useRef } from "react";
import { cartAction } from "#app/browser/submit-to-cart.ts";
import { Button } from "#app/ui/button.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { writeItems } from "#shared/cart.ts";
import { quantityRange } from "#shared/constants.ts";
import type { CartBandProps } from "./cart-bench.tsx";
import type { CartDesk } from "./use-cart-desk.ts";
import "./quantity-form.css";

interface QuantityFormProps {
  words: CartBandProps["words"];
  desk: CartDesk;
  id: number;
  title: string;
  quantity: number;
}

/** How many of one thing. The update key comes first, as Enter in the field presses the first key of a form. */
export function QuantityForm({ words, desk, id, title, quantity }: QuantityFormProps) {
  const { min, max } = quantityRange;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Shown by hand: a new field would lose the focus that the old one has.
    if (field.current) field.current.value = String(quantity);
  }, [quantity]);
  return (
    <form className="quantity-form" action={cartAction} method="get" onSubmit={desk.take}>
      <input type="hidden" name="items" value={writeItems(desk.cart)} />
      <input type="hidden" name="change" value={id} />
      <Button type="submit" tone="line" size="small">
        {words.update}
      </Button>
      <Stepper
        label={words.quantityOf.replace("{title}", title)}
        input={{
          id: `quantity-${id}`,
          name: "quantity",
          min,
          max,
          ref: field,
          defaultValue: quantity,
          autoFocus: desk.restored === id,
          onBlur: ({ currentTarget }) => {
            if (currentTarget.value !== String(quantity)) currentTarget.form?.requestSubmit();
          },
        }}
        less={{ name: "change", value: `${id}x${Math.max(min, quantity - 1)}`, "aria-disabled": quantity <= min }}
        more={{ name: "change", value: `${id}x${Math.min(max, quantity + 1)}`, "aria-disabled": quantity >= max }}
      />
    </form>
  );
}

import { useEffect, useRef } from "react";
import { afterPress, followPresses } from "#app/browser/after-press.ts";
import { cartAction, loadCartForms } from "#app/browser/cart/use-cart-forms.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { quantityProblem } from "#app/sections/quantity-problem.ts";
import { Button } from "#app/ui/button.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { writeItems } from "#shared/cart.ts";
import { quantityRange } from "#shared/constants.ts";
import { mostOf } from "#shared/stock.ts";
import type { CartBandProps } from "./cart-band.ts";
import type { CartProduct, CartState } from "./use-cart-state.ts";

interface QuantityFormProps {
  words: CartBandProps["words"];
  cartState: CartState;
  product: CartProduct;
  quantity: number;
}

/** The quantity of one product. The update button comes first, because Enter in the field presses the first button. */
export function QuantityForm({ words, cartState, product, quantity }: QuantityFormProps) {
  const { id, title } = product;
  const { min } = quantityRange;
  const max = mostOf([product])(id) ?? quantityRange.max;
  const refused = cartState.refused.find((one) => one.id === id);
  const field = useRef<HTMLInputElement>(null);
  /** Whether the field still holds what was typed before the page was ready. */
  const isEarly = useRef(false);
  useBehaviour(followPresses);
  useBehaviour(({ signal }) => {
    const input = field.current;
    if (!input || input.value === input.defaultValue) return;
    isEarly.current = true;
    const send = () => {
      const isTyping = document.activeElement === input;
      if (!signal.aborted && isEarly.current && !isTyping) input.form?.requestSubmit();
    };
    // Without its code the form goes to the server once the field is left.
    loadCartForms().then(send, () => {});
  });
  useEffect(() => {
    // Set imperatively: a new field would lose the focus. A refused value stays as it was typed.
    if (field.current && !refused && !isEarly.current) field.current.value = String(quantity);
  }, [quantity, refused]);
  return (
    // The browser's own validation would trap the focus in the field.
    <form
      data-island="quantity"
      className="flex max-w-name flex-col-reverse items-start gap-2"
      action={cartAction}
      method="get"
      onSubmit={(event) => {
        isEarly.current = false;
        cartState.take(event);
      }}
      noValidate
    >
      <input type="hidden" name="items" value={writeItems(cartState.cart)} />
      <input type="hidden" name="change" value={id} />
      <Button type="submit" tone="line" size="small" className="[@media(scripting:enabled)]:hidden">
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
          defaultValue: refused?.text ?? quantity,
          autoFocus: cartState.restored === id || refused !== undefined,
          onBlur: ({ currentTarget: input }) =>
            afterPress(() => {
              if (input.value !== (refused?.text ?? String(quantity))) input.form?.requestSubmit();
            }),
        }}
        less={{ name: "change", value: `${id}x${Math.max(min, quantity - 1)}`, "aria-disabled": quantity <= min }}
        more={{ name: "change", value: `${id}x${Math.min(max, quantity + 1)}`, "aria-disabled": quantity >= max }}
        problem={refused && quantityProblem(words.quantityProblem, refused.text, product)}
      />
    </form>
  );
}

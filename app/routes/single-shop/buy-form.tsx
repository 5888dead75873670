import { type SubmitEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { cartAction, cartForms, useCartForms } from "#app/browser/cart/use-cart-forms.ts";
import { quantityProblem } from "#app/sections/quantity-problem.ts";
import { SavedCase } from "#app/sections/saved-case.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import type { Pages } from "#model/content.server.ts";
import type { Product } from "#model/shop/catalogue.server.ts";
import type { ShelfWords } from "#model/shop/shelf-words.server.ts";
import { quantityIn } from "#shared/cart.ts";
import { quantityRange } from "#shared/constants.ts";
import { mostOf } from "#shared/stock.ts";

const stockLine = "mt-5 mb-6 flex flex-wrap gap-x-6 gap-y-1 text-soft";

interface BuyFormProps {
  words: Pages["single-shop"]["buy"];
  wrong: Pages["cart"]["quantityProblem"];
  notices: ShelfWords;
  product: Product;
  items: string | null;
  /** The next action when it is sold out. */
  others: { label: string; url: string };
}

/** Quantity, the button that adds to the cart, and stock. */
export function BuyForm({ words, wrong, notices, product, items, others }: BuyFormProps) {
  const { id, title, stock } = product;
  const input = useRef<HTMLInputElement>(null);
  const [held, setHeld] = useState(0);
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const most = mostOf([product]);
  const max = most(id) ?? quantityRange.max;

  useCartForms();
  function take(event: SubmitEvent<HTMLFormElement>) {
    const forms = cartForms();
    if (!forms) return;
    event.preventDefault();
    const refused = quantityProblem(wrong, input.current?.value ?? "", product);
    setProblem(refused);
    if (refused) return input.current?.focus();
    const taken = forms.submitToCart(event.currentTarget, event.nativeEvent.submitter, most);
    setHeld(quantityIn(taken.cart, id));
    forms.sayAdded(notices, { ...taken, title, open: () => navigate("/cart") });
  }

  if (stock === 0)
    return (
      <p className={stockLine}>
        {words.gone}{" "}
        <ArrowLink to={others.url} isMain>
          {others.label}
        </ArrowLink>
      </p>
    );
  return (
    <>
      <form className="flex flex-wrap items-start gap-4" action={cartAction} method="get" onSubmit={take} noValidate>
        {items !== null && <input type="hidden" name="items" value={items} />}
        <input type="hidden" name="add" value={id} />
        <Stepper
          label={words.quantity.replace("{title}", title)}
          input={{ id: "quantity", name: "quantity", min: quantityRange.min, max, defaultValue: 1, ref: input }}
          less={{ type: "button", onClick: () => input.current?.stepDown() }}
          more={{ type: "button", onClick: () => input.current?.stepUp() }}
          problem={problem}
        />
        <Button type="submit" tone="tang" className="grow justify-between" data-call="main">
          {words.button} <SavedCase icon="cart" held={held} />
        </Button>
      </form>
      <p className={stockLine}>
        {stock !== undefined && (
          <DiamondLabel department="pitch" className="text-ink">
            {words.stock.replace("{stock}", String(stock))}
          </DiamondLabel>
        )}{" "}
        {words.leaves}
      </p>
    </>
  );
}

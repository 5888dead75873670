import { cartAction, cartForms } from "#app/browser/cart/use-cart-forms.ts";
import { AddButton } from "#app/sections/add-button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import type { Pages } from "#model/content.server.ts";
import type { ShelfWords } from "#model/shop/shelf-words.server.ts";
import { carrying, writeItems } from "#shared/cart.ts";
import type { CartProduct, CartState } from "./use-cart-state.ts";

interface GoesWithProps {
  words: Pages["cart"]["goesWith"];
  shelf: ShelfWords;
  products: readonly CartProduct[];
  currency: string;
  cartState: CartState;
  items: string | null;
}

/** One suggestion: the first on the list that is not in the cart yet. */
export function GoesWith({ words, shelf, products, currency, cartState, items }: GoesWithProps) {
  const offer = words.list
    .map(({ product, text }) => ({ text, product: products.find(({ slug }) => slug === product) }))
    .find(({ product }) => product && product.stock !== 0 && !cartState.cart.some(({ id }) => id === product.id));
  if (!offer?.product) return null;
  const { id, title, imgUrl, price, offerPrice } = offer.product;
  return (
    <form
      className="mt-8 flex flex-wrap items-center gap-4 rounded-lg bg-paper p-4"
      action={cartAction}
      method="get"
      onSubmit={(event) => {
        const taken = cartState.take(event);
        if (taken) cartForms()?.sayAdded(shelf, { ...taken, title });
      }}
    >
      <input type="hidden" name="items" value={writeItems(cartState.cart)} />
      <Picture image={imgUrl} alt="" width={180} className="w-28" />
      <div className="min-w-0 flex-1">
        <h2 className="mb-1 text-h4">{words.title}</h2>
        <p className="m-0 leading-snug">
          <Link className="font-bold" to={carrying(`/single-shop/${id}`, items)}>
            {title}
          </Link>{" "}
          <span>{offer.text}</span>
        </p>
      </div>
      <div className="ms-auto flex flex-wrap items-end gap-4">
        <Price now={offerPrice} was={price} currency={currency} />{" "}
        <AddButton id={id} label={shelf.add.replace("{title}", title)} />
      </div>
    </form>
  );
}

import { cartAction, cartForms } from "#app/browser/cart/use-cart-forms.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import type { Pages } from "#model/read-content.server.ts";
import type { ShelfWords } from "#model/shelf-words.server.ts";
import { carrying, writeItems } from "#shared/cart.ts";
import type { CartDesk, CartProduct } from "./use-cart-desk.ts";
import "#app/ui/add-key.css";
import "./goes-with.css";

interface GoesWithProps {
  words: Pages["cart"]["goesWith"];
  shelf: ShelfWords;
  products: readonly CartProduct[];
  currency: string;
  desk: CartDesk;
  items: string | null;
}

/** One more thing, the first on the list that is not in the cart yet. */
export function GoesWith({ words, shelf, products, currency, desk, items }: GoesWithProps) {
  const offer = words.list
    .map(({ product, text }) => ({ text, product: products.find(({ slug }) => slug === product) }))
    .find(({ product }) => product && product.stock !== 0 && !desk.cart.some(({ id }) => id === product.id));
  if (!offer?.product) return null;
  const { id, title, imgUrl, price, offerPrice } = offer.product;
  return (
    <form
      className="goes-with"
      action={cartAction}
      method="get"
      onSubmit={(event) => {
        const taken = desk.take(event);
        if (taken) cartForms()?.sayAdded(shelf, { ...taken, title });
      }}
    >
      <input type="hidden" name="items" value={writeItems(desk.cart)} />
      <div className="picture">
        <Picture image={imgUrl} alt="" width={180} />
      </div>
      <div>
        <h2>{words.title}</h2>
        <p>
          <Link to={carrying(`/single-shop/${id}`, items)}>{title}</Link> {offer.text}
        </p>
      </div>
      <div className="cost">
        <Price now={offerPrice} was={price} currency={currency} />{" "}
        <button
          className="add-key"
          type="submit"
          name="add"
          value={id}
          aria-label={shelf.add.replace("{title}", title)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </form>
  );
}

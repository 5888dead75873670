import { cartAction } from "#app/browser/cart/use-cart-forms.ts";
import { Band } from "#app/ui/band.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { carrying, writeItems } from "#shared/cart.ts";
import type { CartBandProps } from "./cart-band.ts";
import { CartNews } from "./contents.tsx";

const gap =
  "mb-8 grid aspect-box w-40 place-items-center rounded-sm border-4 border-dotted border-current p-4 text-center text-small/tight font-bold text-soft";

/** A bare plank with the outline of the former contents, and two onlookers. */
export function Empty({ words, products, cartState, isCarried }: CartBandProps) {
  const { empty } = words;
  const last = cartState.removals.at(-1);
  const lost = products.find(({ id }) => id === last?.line.id);
  return (
    <Band name="empty" pad="none" labelledBy="cart">
      <div className="wrap relative z-2 pt-half">
        <CartNews words={words} cartState={cartState} products={products} />
        <h1 id="cart" className="text-hero/(--clear) tracking-tight">
          {empty.title}
        </h1>
        <p className="lead mt-5 mb-6 max-w-text">{empty.lead.replace("{count}", String(products.length))}</p>
        <div className="actions">
          <ButtonLink to={carrying(words.keepLooking.url, isCarried ? "" : null)} data-call="main">
            {words.keepLooking.label} <Icon name="arrow-right" />
          </ButtonLink>
          {last && (
            <form action={cartAction} method="get" onSubmit={(event) => cartState.undo(last, event)}>
              <input type="hidden" name="items" value={writeItems(last.before)} />
              <Button type="submit" tone="line" autoFocus>
                <Icon name="undo" /> {empty.back}
              </Button>
            </form>
          )}
        </div>
      </div>
      <div className="bare-plank relative mt-6 overflow-x-clip">
        <div className="wrap flex items-end justify-end gap-4">
          <p className={gap}>{lost ? empty.wasHere.replace("{title}", lost.title) : empty.gap}</p>
          {empty.onlookers.map((image, index) => (
            <Picture
              key={image.src}
              image={image}
              alt={index === 0 ? empty.alt : ""}
              sizes="25vw"
              className="relative w-1/4"
            />
          ))}
        </div>
      </div>
    </Band>
  );
}

import { cartAction } from "#app/browser/cart/use-cart-forms.ts";
import { Band } from "#app/ui/band.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { carrying, writeItems } from "#shared/cart.ts";
import type { CartBandProps } from "./cart-band.ts";
import { CartNews } from "./cart-bench.tsx";
import "./cart-empty.css";

/** A bare plank with the outline of what stood there, and two who look at it. */
export function CartEmpty({ words, products, desk, isCarried }: CartBandProps) {
  const { empty } = words;
  const last = desk.removals.at(-1);
  const lost = products.find(({ id }) => id === last?.line.id);
  return (
    <Band name="cart-empty" pad="none" labelledBy="cart">
      <div className="wrap">
        <CartNews words={words} desk={desk} products={products} />
        <h1 id="cart">{empty.title}</h1>
        <p className="lead">{empty.lead.replace("{count}", String(products.length))}</p>
        <div className="actions">
          <ButtonLink to={carrying(words.keepLooking.url, isCarried ? "" : null)}>
            {words.keepLooking.label} <Icon name="arrow-right" />
          </ButtonLink>
          {last && (
            <form action={cartAction} method="get" onSubmit={(event) => desk.undo(last, event)}>
              <input type="hidden" name="items" value={writeItems(last.before)} />
              <Button type="submit" tone="line" autoFocus>
                <Icon name="undo" /> {empty.back}
              </Button>
            </form>
          )}
        </div>
      </div>
      <div className="plank">
        <div className="wrap">
          <p>{lost ? empty.wasHere.replace("{title}", lost.title) : empty.gap}</p>
          {empty.onlookers.map((image, index) => (
            <Picture key={image.src} image={image} alt={index === 0 ? empty.alt : ""} sizes="180px md:21vw" />
          ))}
        </div>
      </div>
    </Band>
  );
}

import { cartAction } from "#app/browser/cart/use-cart-forms.ts";
import { Band } from "#app/ui/band.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { carrying, writeItems } from "#shared/cart.ts";
import type { CartBandProps } from "./cart-band.ts";
import { CartNews } from "./contents.tsx";

const gapWide = "md:start-auto md:end-[36%] md:h-59 md:w-48 md:text-body/tight";
const gapType = "text-center text-small/tight font-bold text-soft";
const gap = `absolute start-edge bottom-5 m-0 grid h-42 w-33 place-items-center rounded-sm border-4 border-dotted border-soft p-4 ${gapWide} ${gapType}`;
const onlooker =
  "absolute end-[30%] -bottom-3 w-32 last:-end-[2%] last:w-45 md:end-[16%] md:w-[18vw] md:max-w-62 md:last:end-0 md:last:w-[21vw] md:last:max-w-75";

/** A bare plank with the outline of the former contents, and two onlookers. */
export function Empty({ words, products, desk, isCarried }: CartBandProps) {
  const { empty } = words;
  const last = desk.removals.at(-1);
  const lost = products.find(({ id }) => id === last?.line.id);
  return (
    <Band name="empty" pad="none" labelledBy="cart">
      <div className="wrap relative z-2 pt-half">
        <CartNews words={words} desk={desk} products={products} />
        <h1 id="cart" className="text-hero/(--clear) tracking-tight">
          {empty.title}
        </h1>
        <p className="lead mt-5 mb-7 max-w-[34em]">{empty.lead.replace("{count}", String(products.length))}</p>
        <div className="actions">
          <ButtonLink to={carrying(words.keepLooking.url, isCarried ? "" : null)} data-call="main">
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
      <div className="bare-plank relative mt-6 mb-3 h-65 overflow-x-clip md:-mt-12 md:h-[clamp(250px,25vw,360px)]">
        <div className="wrap relative h-full">
          <p className={gap}>{lost ? empty.wasHere.replace("{title}", lost.title) : empty.gap}</p>
          {empty.onlookers.map((image, index) => (
            <Picture
              key={image.src}
              image={image}
              alt={index === 0 ? empty.alt : ""}
              sizes="180px md:21vw"
              className={onlooker}
            />
          ))}
        </div>
      </div>
    </Band>
  );
}

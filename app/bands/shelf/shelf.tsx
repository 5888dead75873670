import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { BandSection, TopHead } from "../band.tsx";
import { CardHeading } from "../card-heading.tsx";
import type { ShownShelf } from "./data.server.ts";

/** Items side by side, which scroll sideways: `pictures` shows them as they are, `boxes` as boxes on a plank. */
export function Shelf({ band }: { band: ShownShelf }) {
  return (
    <BandSection band={band} className="overflow-clip">
      <div className="wrap mb-8">
        <TopHead band={band} />
      </div>
      {band.variant === "boxes" ? <Boxes band={band} /> : <Pictures band={band} />}
    </BandSection>
  );
}

function Pictures({ band: { items, heading } }: { band: ShownShelf }) {
  // Up to five fit beside each other on a wide screen.
  const fits = items.length <= 5;
  return (
    <ul role="list" className="rail" tabIndex={0} aria-label={heading}>
      {items.map((card) => (
        <li
          key={card.heading}
          className={`relative flex w-photo max-w-peep flex-col gap-3 ${fits ? "min-w-0 lg:flex-1" : ""}`}
        >
          {card.picture && (
            <Picture
              image={card.picture.imgUrl}
              alt={card.picture.alt}
              sizes="80vw md:40vw"
              className={`aspect-photo w-full rounded-lg ${card.picture.imgUrl.isCutout ? "object-contain object-bottom" : "object-cover"}`}
            />
          )}
          <CardHeading card={card} className="text-h4" />
          {card.text && (
            <p className="max-w-lead text-small">
              <Prose text={card.text} />
            </p>
          )}
          {card.result && <p className="max-w-lead text-small font-bold">{card.result}</p>}
        </li>
      ))}
    </ul>
  );
}

function Boxes({ band: { items, heading } }: { band: ShownShelf }) {
  return (
    <>
      <ul role="list" className="rail items-end pt-4" tabIndex={0} aria-label={heading}>
        {items.map((card) => (
          <li key={card.heading} className="relative px-6">
            <div className="game-box aspect-box w-toy-m" data-tone={card.tone ?? "ink"}>
              {card.picture && (
                <Picture
                  image={card.picture.imgUrl}
                  alt={card.picture.alt}
                  sizes="60vw md:20vw"
                  className="size-full object-cover"
                />
              )}
              <span className="display flex items-center px-2 py-4 text-h4" aria-hidden="true" data-tone="ink">
                {card.heading}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <div className="plank relative -mt-4" data-tone="mari" />
      <ul role="list" className="wrap mt-8 flex flex-wrap gap-x-12 gap-y-3">
        {items.map((card) => (
          <li key={card.heading} className="relative">
            <CardHeading card={card} className="font-text text-body font-bold tracking-normal" />
            {card.text && (
              <p className="max-w-lead text-small">
                <Prose text={card.text} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { useAct } from "#app/browser/acts/use-act.ts";
import { ProofLinks } from "#app/sections/proof-link.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { OwnBand } from "./words.server.ts";

/** Games of varying height. */
const heights = ["mt-4", "mt-8", ""];

/** Five places on a shelf, three taken; on a phone the free ones get a shelf of their own. */
export function Hero({ band }: { band: OwnBand<"hero"> }) {
  const { role, heading, lead, proofs, action, second, taken, free: places } = band;
  const act = useAct(() => import("./act.ts"));
  return (
    <OwnSection band={band} tone="tang" className="pt-compact" act={act}>
      <div className="wrap grid items-end gap-x-gut gap-y-6 lg:cols-8-4">
        <h1 id={`${role}-heading`} className="text-hero/(--clear)">
          {heading}
        </h1>
        <div className="flex flex-col gap-6">
          <p className="m-0 text-lead">
            <Prose text={lead} /> <ProofLinks ids={proofs} />
          </p>
          <Actions main={action} second={second} tone="tang" />
        </div>
      </div>
      <div className="grid gap-x-gut border-b-16 border-tang-edge px-out pt-8 cols-7-5">
        <ul
          role="list"
          className="grid h-64 grid-cols-3 gap-x-2 border-tang-edge max-md:border-b-16 md:h-96 md:gap-x-gut"
        >
          {taken.map((game, index) => (
            <li
              key={game.title}
              className={`flex flex-col overflow-hidden rounded-t-md ${heights[index]}`}
              data-tone="ink"
            >
              <Picture
                image={game.imgUrl}
                alt={game.alt}
                sizes="52vw md:33vw xxl:33vw"
                priority={index === 0}
                className="min-h-0 w-full flex-1 object-cover"
              />
              <p className="m-0 px-2 py-3 text-small/snug md:p-4">
                <b className="display block text-h4/tight">{game.title}</b> {game.note}
              </p>
            </li>
          ))}
        </ul>
        <ul role="list" className="grid grid-cols-2 gap-x-2 md:gap-x-gut">
          {places.map((place) => (
            <li key={place.number} className={heights[0]}>
              <Link to={place.url} className={free}>
                <span className="display text-hero/none font-stretch-82%">{place.number}</span>{" "}
                <b className="display text-h4/none whitespace-nowrap underline decoration-3">{place.label}</b>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </OwnSection>
  );
}

const free =
  "grid h-full content-between gap-8 rounded-t-md border-3 border-dashed p-3 no-underline hover:bg-mari focus-visible:-outline-offset-4 md:p-4";

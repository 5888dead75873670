import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { useAct } from "#app/browser/acts/use-act.ts";
import { ProofMarks } from "#app/sections/proof-mark.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { OwnBand } from "./words.server.ts";

/** Games of varying height. */
const heights = ["h-60 md:h-75 xl:h-100 xxl:h-112", "h-56 md:h-68 xl:h-86 xxl:h-98", "h-64 md:h-80 xl:h-106 xxl:h-120"];

const lit = "transition hover:bg-mari focus-visible:-outline-offset-8";
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
            <Prose text={lead} /> <ProofMarks ids={proofs} />
          </p>
          <Actions main={action} second={second} tone="tang" />
        </div>
      </div>
      <ul
        role="list"
        className="grid grid-cols-6 items-end gap-x-2 border-b-16 border-tang-edge px-out pt-8 md:grid-cols-5 md:gap-x-gut md:border-b-22 md:pt-12"
      >
        {taken.map((game, index) => (
          <li
            key={game.title}
            className={`group col-span-2 flex flex-col overflow-hidden rounded-t-md md:col-span-1 ${heights[index]}`}
            data-tone="ink"
          >
            <Picture
              image={game.imgUrl}
              alt={game.alt}
              sizes="52vw md:33vw xxl:33vw"
              priority={index === 0}
              className="min-h-0 w-full flex-1 object-cover transition duration-slow group-hover:scale-105"
            />
            <p className="relative m-0 min-h-24 bg-ink px-2 py-3 text-note/snug md:min-h-21 md:p-4 lg:text-body/snug">
              <b className="display block text-body/tight lg:text-h4">{game.title}</b> {game.note}
            </p>
          </li>
        ))}
        {places.map((place) => (
          <li key={place.number} className={`${free} ${heights[0]}`}>
            <Link
              to={place.url}
              className={`absolute inset-0 grid content-between rounded-t-md border-3 border-b-0 border-dashed p-3 no-underline md:p-4 ${lit}`}
            >
              <span className="display text-hero/none font-stretch-82%">{place.number}</span>{" "}
              <b className="display text-h4/none whitespace-nowrap underline decoration-3">{place.label}</b>
            </Link>
          </li>
        ))}
      </ul>
    </OwnSection>
  );
}

const lowerStep =
  "max-md:before:absolute max-md:before:-inset-x-edge max-md:before:-top-8 max-md:before:h-3.5 max-md:before:bg-tang-edge";
/** On a phone the upper shelf runs above the lower. */
const free = `relative col-span-3 max-md:mt-8 max-md:h-38 md:col-span-1 ${lowerStep}`;

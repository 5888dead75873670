import { OwnSection } from "#app/bands/band.tsx";
import { useAct } from "#app/browser/acts/use-act.ts";
import { EstimateLink } from "#app/sections/estimate-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { OwnBand } from "./words.server.ts";

const mark =
  "tape-inches display grid border-s-3 ps-2 pt-8 pb-2 text-h4 no-underline hover:underline focus-visible:-outline-offset-4 lg:pt-12 md:text-h3";

/** The project on a tape measure that is pulled across the page; each mark leads to its week. */
export function Hero({ band }: { band: OwnBand<"hero"> }) {
  const { role, crumb, heading, lead, method, action, picture, tapeLabel, week, weeks } = band;
  const act = useAct(() => import("./act.ts"));
  return (
    <OwnSection band={band} className="overflow-clip pt-6" act={act}>
      <div className="wrap grid items-end gap-x-gut gap-y-6 cols-7-5">
        <div className="flex min-w-0 flex-col items-start gap-4 self-center">
          <Crumb to={crumb.url}>{crumb.label}</Crumb>
          <h1 id={`${role}-heading`} className="text-h2">
            {heading}
          </h1>
          <p className="m-0 max-w-lead text-lead">{lead}</p>
          <p className="m-0 flex flex-wrap items-center gap-x-6 gap-y-4">
            <ButtonLink to={action.url} tone="tang" data-call="main">
              {action.label} <Icon name="arrow-right" />
            </ButtonLink>
            <EstimateLink />
          </p>
          {method && <p className="mt-0 mb-6 text-small">{method}</p>}
        </div>
        {picture && (
          <Picture
            image={picture.imgUrl}
            alt={picture.alt}
            sizes="100vw md:42vw"
            priority
            className="relative z-1 -mb-8 w-full object-contain object-bottom"
          />
        )}
      </div>
      <nav className="lg:flex" aria-label={tapeLabel}>
        <p className="relative z-1 m-0 grid shrink-0 items-center rounded-t-lg bg-ink px-out py-4 text-mari lg:pe-6">
          <span className="display text-h4 lg:text-h3">{tapeLabel}</span>
        </p>
        <ol role="list" className="grid grid-cols-8 border-y-3 border-ink bg-mari lg:mt-6 lg:flex lg:flex-1">
          {Array.from({ length: weeks }, (_, index) => (
            <li key={index} className="flex-1">
              <a href={`#week-${index + 1}`} className={mark}>
                <span className="vh start-0">{week} </span>
                {index + 1}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </OwnSection>
  );
}

import { OwnSection } from "#app/bands/band.tsx";
import { useAct } from "#app/browser/acts/use-act.ts";
import { EstimateLink } from "#app/sections/estimate-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ShownHero } from "./data.server.ts";

/** Visitors' problems as tags on a cloakroom rail, each in the colour of the department that solves it. */
export function Hero({ band }: { band: ShownHero }) {
  const { role, heading, lead, action, tagsTitle, tags } = band;
  const act = useAct(() => import("./act.ts"));
  return (
    <OwnSection band={band} tone="sand" className="overflow-clip pt-8 pb-compact" act={act}>
      <div className="wrap grid items-end gap-x-gut gap-y-6 cols-7-5">
        <h1 id={`${role}-heading`} className="text-h2">
          {heading}
        </h1>
        <div className="flex flex-col items-start gap-4">
          <p className="m-0 max-w-lead text-lead">{lead}</p>
          <p className="m-0 flex flex-wrap items-center gap-x-6 gap-y-4">
            <ButtonLink to={action.url} tone="tang" data-call="main">
              {action.label} <Icon name="arrow-right" />
            </ButtonLink>
            <EstimateLink />
          </p>
        </div>
        <h2 className="vh">{tagsTitle}</h2>
      </div>
      <ul role="list" className="mt-8 grid grid-cols-2 gap-x-4 px-out lg:grid-cols-5">
        {tags.map((tag, index) => (
          <Tag key={tag.text} tag={tag} index={index} />
        ))}
      </ul>
    </OwnSection>
  );
}

/** No tag hangs like its neighbour. */
const tilts = ["-rotate-1", "", "rotate-1"];

function Tag({ tag: { text, url, name, tone }, index }: { tag: ShownHero["tags"][number]; index: number }) {
  return (
    <li className="relative grid">
      <i className="absolute -inset-x-full h-3 bg-ink" />
      <Link to={url} className={`relative grid origin-top py-8 no-underline ${tilts[index % 3]}`}>
        {/* The cord ends in the hole. */}
        <i className="absolute top-0 z-1 h-14 w-4 justify-self-center rounded-md border-4" />
        <span className="grid content-between gap-4 px-4 pt-12 pb-6 hung-tag" data-tone={tone}>
          <span className="flex items-center justify-between gap-2 text-small/tight font-bold">
            {name}
            <Icon name="arrow-right" />
          </span>{" "}
          <span className="display text-h4 text-balance">{text}</span>
        </span>
      </Link>
    </li>
  );
}

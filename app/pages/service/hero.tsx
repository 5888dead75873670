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
      <ul role="list" className="relative mt-8 grid gap-x-4 px-out xs:grid-cols-2 lg:grid-cols-5 lg:gap-x-gut">
        {tags.map((tag, index) => (
          <Tag key={tag.text} tag={tag} index={index} />
        ))}
      </ul>
    </OwnSection>
  );
}

/** No tag hangs like its neighbour: tilts repeat after three, heights after four or five. */
const tilts = [
  "-rotate-1 motion-safe:hover:-rotate-4",
  "motion-safe:hover:rotate-4",
  "rotate-1 motion-safe:hover:-rotate-4",
];

/** Its cord ends in the hole. */
function heightOf(index: number): string {
  if (index % 4 === 1) return "sm:pt-16 sm:before:h-24";
  return index % 5 === 3 ? "sm:pt-12 sm:before:h-20" : "";
}

const link = "relative grid origin-top pt-8 pb-4 no-underline outline-none spring-slow";
const loop =
  "before:absolute before:inset-x-0 before:-top-1 before:z-1 before:mx-auto before:h-16 before:w-4 before:rounded-md before:border-4";
const focused = "group-focus-visible:outline-4 group-focus-visible:-outline-offset-8 group-focus-visible:outline-focus";
const card = `hung-tag grid content-between gap-4 px-4 pt-12 pb-6 sm:min-h-48 ${focused}`;

function Tag({ tag: { text, url, name, tone }, index }: { tag: ShownHero["tags"][number]; index: number }) {
  return (
    <li className="relative grid before:absolute before:-inset-x-full before:top-0 before:h-2.5 before:bg-ink">
      <Link to={url} className={`group ${link} ${loop} ${tilts[index % 3]} ${heightOf(index)}`}>
        <span className={card} data-tone={tone}>
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

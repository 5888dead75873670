import { useSite } from "#app/frame/use-site.ts";
import { ProofLink } from "#app/sections/proof-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { BandSection, TopHead } from "../band.tsx";
import { Cast } from "../cast.tsx";
import type { Shown } from "../shown-foot.server.ts";
import type { Words } from "./words.server.ts";

type Figures = Shown<Words>;
type Item = Figures["items"][number];

/** Numbers: `cast` as toys, `plinths` pressed into what the pegs stand on, `pairs` as before and after. */
export function FiguresBand({ band }: { band: Figures }) {
  const { variant = "cast", items } = band;
  return (
    <BandSection band={band} className="overflow-clip">
      <div className="wrap flex flex-col gap-8">
        <TopHead band={band} />
        {variant === "cast" && <CastList items={items} />}
        {variant === "plinths" && <Plinths items={items} isFloor={!(band.link || band.note || band.foot)} />}
        {variant === "pairs" && <Pairs items={items} />}
      </div>
    </BandSection>
  );
}

function CastList({ items }: { items: readonly Item[] }) {
  return (
    <dl className={`grid grid-cols-2 gap-x-gut gap-y-8 ${perRow(items.length)}`}>
      {items.map(({ value, label, proof, tone }, index) => (
        <div key={label} className="@container flex flex-col-reverse justify-end gap-4" data-reveal="shown">
          <dt className="max-w-name text-small font-bold">
            {label} <ProofLink id={proof} />
          </dt>
          <dd>
            <Cast value={value} tone={tone} index={index} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Rows without a gap, and columns wide enough for nine signs. */
const perRow = (count: number) => (count === 4 ? "lg:grid-cols-4" : "lg:grid-cols-3");

function Plinths({ items, isFloor }: { items: readonly Item[]; isFloor: boolean }) {
  return (
    <ul
      role="list"
      className={`grid grid-cols-2 items-end gap-x-gut gap-y-8 ${perRow(items.length)} ${isFloor ? "to-floor" : ""}`}
    >
      {items.map(({ value, label, proof, tone = "mari", picture }) => (
        <li key={label} className="flex flex-col" data-reveal="shown">
          {picture && (
            <Picture
              image={picture.imgUrl}
              alt={picture.alt}
              width={240}
              className="hop relative z-1 -mb-8 h-toy-m self-center object-contain"
            />
          )}
          <div className="plinth @container flex flex-col gap-1 px-4 pt-4 pb-8" data-tone={tone}>
            <p className="engraved text-pressed">
              <bdi>{value}</bdi>
            </p>
            <p className="text-small font-bold">
              {label} <ProofLink id={proof} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What was, dim, and beside it what is. */
function Pairs({ items }: { items: readonly Item[] }) {
  const { labels } = useSite();
  return (
    <dl className={`grid grid-cols-2 gap-x-gut gap-y-8 ${perRow(items.length)}`}>
      {items.map(({ value, label, before, proof, tone = "mari" }) => (
        <div
          key={label}
          className="@container flex flex-wrap content-between gap-3 border-t-2 border-current/25 pt-4"
          data-reveal="shown"
        >
          <dt className="display w-full text-h4">
            {label} <ProofLink id={proof} />
          </dt>
          {before && (
            <dd className="grow basis-2/5 text-small opacity-70">
              {labels.before} <Cast value={before} tone="sand" />
            </dd>
          )}
          <dd className="grow basis-2/5 text-small">
            {labels.after} <Cast value={value} tone={tone} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { useSite } from "#app/frame/use-site.ts";
import { ProofMark } from "#app/sections/proof-mark.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { BandSection, TopHead } from "../band.tsx";
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
        {variant === "cast" && <Cast items={items} />}
        {variant === "plinths" && <Plinths items={items} isFloor={!(band.link || band.note || band.foot)} />}
        {variant === "pairs" && <Pairs items={items} />}
      </div>
    </BandSection>
  );
}

function Cast({ items }: { items: readonly Item[] }) {
  return (
    <dl className={`grid grid-cols-2 gap-x-gut gap-y-8 ${perRow(items.length)}`}>
      {items.map(({ value, label, proof, tone }) => (
        <div key={label} className="@container flex flex-col-reverse justify-end gap-4" data-reveal="shown">
          <dt className="max-w-name text-small font-bold">
            {label} <ProofMark id={proof} />
          </dt>
          <dd className="cast text-cast" data-tone={tone}>
            <bdi>{value}</bdi>
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
              className="hop relative z-1 -mb-8 h-toy-s self-center object-contain lg:h-toy-m"
            />
          )}
          <div className="plinth @container flex flex-col gap-1 px-4 pt-4 pb-8" data-tone={tone}>
            <p className="engraved text-pressed">
              <bdi>{value}</bdi>
            </p>
            <p className="text-small font-bold">
              {label} <ProofMark id={proof} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Two pillars for each figure, in proportion to each other: what was is an outline. */
function Pairs({ items }: { items: readonly Item[] }) {
  const { labels } = useSite();
  return (
    <dl className={`grid grid-cols-2 gap-x-gut gap-y-8 md:gap-x-12 ${perRow(items.length)}`}>
      {items.map(({ value, label, before, from = Number.NaN, to = Number.NaN, proof, tone = "mari" }) => (
        <div
          key={label}
          className="grid grid-cols-2 content-between items-end gap-x-4 gap-y-3 border-b-4 border-current pb-3"
          data-reveal="shown"
        >
          <dt className="display col-span-2 text-h4">
            {label} <ProofMark id={proof} />
          </dt>
          {before && <Pillar word={labels.before} value={before} share={from / Math.max(from, to)} />}
          <Pillar word={labels.after} value={value} share={to / Math.max(from, to)} tone={tone} />
        </div>
      ))}
    </dl>
  );
}

interface PillarProps {
  word: string;
  value: string;
  /** Its height; NaN where the two are no numbers to compare. */
  share: number;
  tone?: string;
}

function Pillar({ word, value, share, tone }: PillarProps) {
  return (
    <dd className={`@container flex flex-col justify-end ${share >= 0 ? "h-64" : ""}`}>
      <span className="text-note font-bold">{word}</span> <bdi className="display text-pillar">{value}</bdi>
      {share >= 0 && (
        <svg
          className={`mt-2 w-full shrink-0 ${tone ? "block-toy" : "rounded-md border-2 border-current opacity-60"}`}
          height={`${70 * share}%`}
          data-tone={tone}
          aria-hidden="true"
        />
      )}
    </dd>
  );
}

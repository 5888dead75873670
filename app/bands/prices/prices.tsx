import { useSite } from "#app/frame/use-site.ts";
import { ProofLink } from "#app/sections/proof-link.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { BandSection, TopHead } from "../band.tsx";
import { FoldSwitch, foldOf } from "../fold.tsx";
import type { ShownPrices } from "./data.server.ts";

type Price = ShownPrices["ranges"][number];
type Ticks = ShownPrices["ticks"];

/**
 * Prices: `ranges` as bars on one scale, `blocks` where they are for different things and no scale compares them; `stairs`
 * shows the care plans, each a step higher.
 */
export function Prices({ band }: { band: ShownPrices }) {
  const { variant, ranges, ticks } = band;
  if (variant === "stairs") return <Stairs band={band} />;
  return (
    <BandSection band={band}>
      <div className="wrap flex flex-col gap-8">
        <TopHead band={band} />
        {variant === "blocks" ? (
          <ul role="list" className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
            {ranges.map((price) => (
              <Block key={price.name} price={price} />
            ))}
          </ul>
        ) : (
          <div className="folds">
            <Scale ticks={ticks} />
            <ul role="list">
              {ranges.map((price, index) => (
                <Range key={price.name} price={price} ticks={ticks} fold={foldOf(index, ranges.length)} />
              ))}
            </ul>
            <FoldSwitch more={ranges.length - 5} />
          </div>
        )}
      </div>
    </BandSection>
  );
}

/** The scale of the lines behind the bars; every price is in words as well. */
function Scale({ ticks }: { ticks: Ticks }) {
  return (
    <div className="grid gap-x-gut lg:grid-cols-2" aria-hidden="true">
      <svg className="h-10 w-full text-small font-bold lg:col-start-2">
        {ticks.map(({ x, anchor, label }) => (
          <text key={x} x={x} y="16" textAnchor={anchor} className="fill-current">
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}

function Range({ price, ticks, fold }: { price: Price; ticks: Ticks; fold: string }) {
  const { name, id, per, time, proof, tone, picture, bar } = price;
  return (
    <li id={id} className={`grid items-center gap-x-gut border-t border-current/25 lg:grid-cols-2 ${fold}`}>
      <div className="flex items-center gap-3 pt-3 pb-1">
        {picture && (
          <Picture image={picture.imgUrl} alt={picture.alt} width={64} className="size-12 rounded-md object-cover" />
        )}
        <div className="flex-1">
          <h3 className="text-h4">
            {name} <ProofLink id={proof} />
          </h3>
          {time && <p className="text-small">{time}</p>}
        </div>
        <p className="text-end">
          <Amount price={price} className="display text-h4" />
          {per && <span className="block text-small">{per}</span>}
        </p>
      </div>
      <div className="relative pt-8 pb-3">
        <svg className="absolute inset-0 size-full" aria-hidden="true">
          {ticks.map(({ x }) => (
            <line key={x} x1={x} x2={x} y2="100%" className="stroke-current opacity-50" />
          ))}
          {bar && (
            <svg y="16" className="overflow-visible" data-tone={tone}>
              <rect {...bar} y="-6" height="20" rx="6" className="fill-(--ce)" />
              <rect {...bar} y="-10" height="17" rx="6" className="fill-(--c)" />
            </svg>
          )}
        </svg>
        <p className="relative w-fit bg-(--c) text-small">
          <PriceWords price={price} />
        </p>
      </div>
    </li>
  );
}

function Amount({ price: { from, to }, className }: { price: Price; className: string }) {
  const { labels } = useSite();
  return (
    <span className={className}>
      <bdi>{from}</bdi>
      {to && (
        <>
          <span aria-hidden="true"> – </span>
          <span className="vh"> {labels.to} </span>
          <bdi>{to}</bdi>
        </>
      )}
    </span>
  );
}

function PriceWords({ price: { text, factor, excluded } }: { price: Pick<Price, "text" | "factor" | "excluded"> }) {
  const { labels } = useSite();
  return (
    <>
      {text && <Prose text={text} />} {factor && <span className="inline-block pe-4">{factor}</span>}{" "}
      {excluded && (
        <span className="inline-block">
          {labels.excluded} <Prose text={excluded} />
        </span>
      )}
    </>
  );
}

const block = "flex scroll-mt-27 flex-col gap-3 overflow-clip rounded-lg bg-white p-6 text-ink targeted:bg-mari";

function Block({ price }: { price: Price }) {
  const { name, id, text, per, factor, time, excluded, proof, tone } = price;
  return (
    <li id={id} className={block} data-reveal="shown">
      <h3 className="text-h4">{name}</h3>
      {text && (
        <p>
          <Prose text={text} />
        </p>
      )}
      <div className="block-toy -mx-6 mt-auto mb-2 px-6 pt-3 pb-4" data-tone={tone}>
        <p className="flex items-center justify-between gap-4">
          <Amount price={price} className="engraved text-figure" /> <ProofLink id={proof} />
        </p>
        <p className="flex flex-wrap justify-between gap-x-4 text-small">
          <b>{per}</b> <span>{time}</span>
        </p>
      </div>
      {(factor || excluded) && (
        <p className="flex flex-col text-small">
          <PriceWords price={{ factor, excluded }} />
        </p>
      )}
    </li>
  );
}

function Stairs({ band }: { band: ShownPrices }) {
  return (
    <BandSection band={band} className="overflow-clip">
      <div className="wrap mb-8">
        <TopHead band={band} />
      </div>
      <ul role="list" className="wrap grid items-end gap-gut md:grid-cols-3">
        {band.plans.map(({ plan, price, duration, department, suits, inside, response, action }) => (
          <li
            key={plan}
            data-tone={department}
            className="plinth flex flex-col items-start gap-3 px-6 pt-4 pb-8"
            data-reveal="shown"
          >
            <h3 className="text-h4">{plan}</h3>
            <p className="flex flex-wrap items-baseline gap-2">
              <b className="engraved text-h2">
                <bdi>{price}</bdi>
              </b>{" "}
              <span className="text-small">{duration}</span>
            </p>
            <p className="max-w-lead text-small font-bold">{suits}</p>
            <ul role="list" className="w-full text-small">
              {inside.map((line) => (
                <li key={line} className="border-t border-current/25 py-2">
                  {line}
                </li>
              ))}
            </ul>
            <p className="text-small font-bold">{response}</p>
            <p>
              <ArrowLink to={action.url}>{action.label}</ArrowLink>
            </p>
          </li>
        ))}
      </ul>
    </BandSection>
  );
}

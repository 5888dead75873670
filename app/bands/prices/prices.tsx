import { ProofMark } from "#app/sections/proof-mark.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { BandSection, TopHead } from "../band.tsx";
import type { ShownPrices } from "./data.server.ts";

type Price = ShownPrices["ranges"][number];

/**
 * Prices: `ranges` with floor and ceiling on a block, all on one scale; `blocks` where they are for different things and no
 * scale compares them; `stairs` shows the care plans, each a step higher.
 */
export function Prices({ band }: { band: ShownPrices }) {
  if (band.variant === "stairs") return <Stairs band={band} />;
  if (band.variant === "blocks") return <Blocks band={band} />;
  return (
    <BandSection band={band}>
      <div className="wrap flex flex-col gap-8">
        <TopHead band={band} />
        <ul role="list" className="flex flex-col gap-8">
          {band.ranges.map((range) => (
            <Range key={range.name} range={range} />
          ))}
        </ul>
      </div>
    </BandSection>
  );
}

const starts =
  "lg:col-start-1 lg:col-start-2 lg:col-start-3 lg:col-start-4 lg:col-start-5 lg:col-start-6 lg:col-start-7 lg:col-start-8".split(
    " ",
  );
const spans =
  "lg:col-span-1 lg:col-span-2 lg:col-span-3 lg:col-span-4 lg:col-span-5 lg:col-span-6 lg:col-span-7 lg:col-span-8 lg:col-span-9".split(
    " ",
  );

function Range({ range }: { range: Price }) {
  const { name, id, text, from, to, per, factor, time, excluded, proof, tone = "mari", start, span } = range;
  return (
    <li id={id} className="grid gap-x-gut gap-y-3 lg:grid-cols-12">
      <div className="lg:col-span-3">
        <h3 className="text-h4">
          {name} <ProofMark id={proof} />
        </h3>
        {time && <p className="text-small">{time}</p>}
      </div>
      <div className="flex flex-col gap-3 lg:col-span-9">
        <div className="lg:grid lg:grid-cols-9">
          <p
            className={`block-toy flex justify-between gap-4 px-4 py-2 ${starts[start]} ${spans[span - 1]}`}
            data-tone={tone}
          >
            <span className="engraved text-h4">{from}</span>
            {to && (
              <>
                <span className="vh">to</span>
                <span className="engraved text-h4">{to}</span>
              </>
            )}
          </p>
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-1 pt-2 text-small">
          {per && <b>{per}</b>}
          {text && (
            <span>
              <Prose text={text} />
            </span>
          )}
          {factor && <span>{factor}</span>}
          {excluded && <span>Not in it: {excluded}</span>}
        </p>
      </div>
    </li>
  );
}

function Blocks({ band }: { band: ShownPrices }) {
  return (
    <BandSection band={band}>
      <div className="wrap flex flex-col gap-12">
        <TopHead band={band} />
        <ul role="list" className="grid gap-x-12 gap-y-8 md:grid-cols-2 md:gap-y-12 lg:grid-cols-3">
          {band.ranges.map((price) => (
            <Block key={price.name} price={price} />
          ))}
        </ul>
      </div>
    </BandSection>
  );
}

function Block({ price }: { price: Price }) {
  const { name, id, text, from, to, per, factor, time, excluded, proof, tone = "mari" } = price;
  return (
    <li id={id} className="flex scroll-mt-28 flex-col gap-2 md:gap-4" data-reveal="shown">
      <h3 className="text-h3">{name}</h3>
      {text && (
        <p>
          <Prose text={text} />
        </p>
      )}
      <p
        className="block-toy mt-auto mb-2 flex flex-wrap items-baseline justify-between gap-x-4 px-6 py-3"
        data-tone={tone}
      >
        <span className="engraved text-figure">
          {from}
          {to && (
            <>
              <span aria-hidden="true"> – </span>
              <span className="vh"> to </span>
              {to}
            </>
          )}
        </span>{" "}
        <span className="text-small font-bold">
          {per} <ProofMark id={proof} />
        </span>
      </p>
      {(time || factor || excluded) && (
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-small">
          {time && <b>{time}</b>}
          {factor && <span>{factor}</span>}
          {excluded && <span>Not in it: {excluded}</span>}
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
              <b className="engraved text-h2">{price}</b>
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

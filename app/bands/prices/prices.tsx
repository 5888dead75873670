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
        <ul role="list" className="flex flex-col gap-4 lg:gap-3">
          {band.ranges.map((range) => (
            <Range key={range.name} range={range} />
          ))}
        </ul>
      </div>
    </BandSection>
  );
}

const starts =
  "md:col-start-1 md:col-start-2 md:col-start-3 md:col-start-4 md:col-start-5 md:col-start-6 md:col-start-7 md:col-start-8".split(
    " ",
  );
const spans =
  "md:col-span-1 md:col-span-2 md:col-span-3 md:col-span-4 md:col-span-5 md:col-span-6 md:col-span-7 md:col-span-8 md:col-span-9".split(
    " ",
  );
/** On a phone a range fills the line, and a price alone less of it. */
const alone = "max-md:w-1/3";

function Range({ range }: { range: Price }) {
  const { name, id, text, from, to, per, factor, time, excluded, proof, tone = "mari", start, span } = range;
  return (
    <li id={id} className="grid items-center gap-x-gut gap-y-2 border-t border-current/25 pt-3 lg:grid-cols-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:col-span-3 lg:block">
        <h3 className="text-h4">
          {name} <ProofMark id={proof} />
        </h3>
        {time && <p className="text-small">{time}</p>}
      </div>
      <div className="pb-2 md:grid md:grid-cols-9 lg:col-span-6">
        <p
          className={`block-toy rises flex justify-between gap-4 px-4 py-2 ${starts[start]} ${spans[span - 1]} ${to ? "" : alone}`}
          data-tone={tone}
        >
          <bdi className="engraved text-h4">{from}</bdi>
          {to && (
            <>
              <span className="vh"> to </span>
              <bdi className="engraved text-h4">{to}</bdi>
            </>
          )}
        </p>
      </div>
      <p className="text-small lg:col-span-3">
        {per && <b className="block">{per}</b>}
        {text && (
          <span className="block">
            <Prose text={text} />
          </span>
        )}
        {factor && <span className="block">{factor}</span>}{" "}
        {excluded && (
          <span className="block">
            Not in it: <Prose text={excluded} />
          </span>
        )}
      </p>
    </li>
  );
}

function Blocks({ band }: { band: ShownPrices }) {
  return (
    <BandSection band={band}>
      <div className="wrap flex flex-col gap-8">
        <TopHead band={band} />
        <ul role="list" className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
          {band.ranges.map((price) => (
            <Block key={price.name} price={price} />
          ))}
        </ul>
      </div>
    </BandSection>
  );
}

const block =
  "flex scroll-mt-28 flex-col gap-3 rounded-sm targeted:outline-4 targeted:outline-offset-12 targeted:outline-current";

function Block({ price }: { price: Price }) {
  const { name, id, text, from, to, per, factor, time, excluded, proof, tone = "mari" } = price;
  return (
    <li id={id} className={block} data-reveal="shown">
      <h3 className="text-h4 md:text-h3">{name}</h3>
      {text && (
        <p>
          <Prose text={text} />
        </p>
      )}
      <div className="block-toy mt-auto mb-2 px-6 pt-3 pb-4" data-tone={tone}>
        <p className="flex items-center justify-between gap-4">
          <span className="engraved text-figure">
            <bdi>{from}</bdi>
            {to && (
              <>
                <span aria-hidden="true"> – </span>
                <span className="vh"> to </span>
                <bdi>{to}</bdi>
              </>
            )}
          </span>{" "}
          <ProofMark id={proof} />
        </p>
        <p className="flex flex-wrap justify-between gap-x-4 text-small">
          <b>{per}</b> <span>{time}</span>
        </p>
      </div>
      {(factor || excluded) && (
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-small">
          {factor && <span>{factor}</span>}
          {excluded && (
            <span>
              Not in it: <Prose text={excluded} />
            </span>
          )}
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

import { EstimateCrumb } from "#app/sections/estimate-link.tsx";
import { ActionPair } from "#app/ui/action-pair.tsx";
import { Band } from "#app/ui/band.tsx";
import { BlockTower } from "#app/ui/block-tower.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";

type Words = Web3Page["stacks"];

/** Everyone who asked, one chip each, in three piles on the lower edge. */
export function Hero({ words }: { words: Words }) {
  const [first, second] = words.titleLines;
  return (
    <Band name="hero" tone="tang" pad="none" grid="iso" bleed labelledBy="chips" className="pt-8 lg:pt-12">
      <RegMark className="end-6 top-6" />
      <div className="wrap gap-gut lg:grid lg:grid-cols-[7fr_5fr] lg:items-end">
        <div className="lg:pb-13">
          <EstimateCrumb to={words.crumb.url}>{words.crumb.label}</EstimateCrumb>
          <h1 id="chips" className="text-h2/(--clear) font-stretch-84%">
            {first} <br />
            {second}
          </h1>
          <p className="lead mt-6 mb-7 max-w-[27em]">{words.lead}</p>
          <ActionPair first={words.action} second={words.second} />
        </div>
        <ul role="list" className="grid grid-cols-3 items-end gap-3 max-lg:mt-6 lg:gap-6">
          {words.piles.map((pile) => (
            <li key={pile.label} className="group">
              <p className="mb-3 text-small/tight font-bold lg:text-body/tight">
                <b className="display block text-figure/none font-stretch-78% tracking-tight">{pile.count}</b>{" "}
                {pile.label}
              </p>
              <Pile {...pile} />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

/** Each lies on the one below by its thickness; none lies quite straight. */
const lying =
  "relative z-1 w-full max-w-none spring-slow not-first:-mb-[60%] even:start-[1.5%] nth-[3n]:-start-[2%] motion-safe:group-hover:last:-translate-y-3.5";

function Pile({ count, tone, token }: Words["piles"][number]) {
  if (!token) {
    return (
      <div className="-mb-6 w-full max-w-24">
        <BlockTower tones={Array.from({ length: count }, () => tone)} half={33} rise={14} />
      </div>
    );
  }
  return (
    <div className="-mb-9 flex max-w-48 flex-col-reverse">
      {Array.from({ length: count }, (_, index) => (
        <Picture
          key={index}
          image={token.imgUrl}
          alt={index ? "" : token.alt}
          sizes="29vw md:190px"
          className={lying}
        />
      ))}
    </div>
  );
}

import { Band } from "#app/ui/band.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";

/** All answers start where the longest phrase ends. */
const list = "lg:grid lg:grid-cols-[fit-content(76%)_minmax(14rem,1fr)] lg:gap-x-13";
const row = "group border-t-2 border-line py-4 lg:col-span-2 lg:grid lg:grid-cols-subgrid lg:items-center lg:py-5";
/** Behind the letters, which it would otherwise close; a line through them where backgrounds are not painted. */
const struck =
  "bg-linear-to-r from-tang to-tang bg-[position:0_56%] bg-[length:100%_0.1em] bg-no-repeat box-decoration-clone transition-[background-size] duration-slow group-hover:bg-[length:0_0.1em]";
const phrase =
  "display text-h2/none font-stretch-80% tracking-tight no-underline lg:justify-self-start forced-colors:line-through print:line-through";

/** Industry phrases, crossed out, each with what we say instead. */
export function PlainWords({ words }: { words: Web3Page["struck"] }) {
  return (
    <Band name="plain-words" labelledBy="struck">
      <div className="wrap">
        <h2 id="struck" className="mb-6 text-h4">
          {words.title}
        </h2>
        <ul role="list" className={list}>
          {words.items.map((item) => (
            <li key={item.phrase} className={row}>
              <s className={phrase}>
                <span className={struck}>{item.phrase}</span>
              </s>
              <p className="mb-0 text-lead max-lg:mt-3">{item.instead}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

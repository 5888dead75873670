import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Home6Page } from "#model/pages/home-6.server.ts";

type Words = Home6Page["forces"];

const strongest = 12;
const fills = ["fill-tang", "fill-tang", "fill-tang-edge", "fill-tang-edge", "fill-ink"];

/** What goes wrong with chains and markets, on the Beaufort scale. */
export function Risks({ words }: { words: Words }) {
  return (
    <Band name="risks" tone="white" labelledBy="forces" bleed>
      <div className="wrap">
        <BandHead id="forces" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <ul>
          {words.items.map((item, index) => (
            <Risk key={item.force} item={item} words={words} fill={fills[index]} />
          ))}
        </ul>
      </div>
    </Band>
  );
}

function Risk({ item, words, fill }: { item: Words["items"][number]; words: Words; fill: string | undefined }) {
  const answers = [
    { term: words.player, text: item.player },
    { term: words.founder, text: item.founder },
  ];
  return (
    <li className="grid gap-x-gut gap-y-3.5 border-t-3 py-6 lg:grid-cols-[10rem_minmax(0,5fr)_minmax(0,6fr)] lg:items-center">
      <p className="m-0 flex items-baseline gap-2 font-bold lg:row-span-2">
        {words.force} <b className="display text-h2/none">{item.force}</b>
      </p>
      <svg className="h-3 w-full lg:col-span-2" aria-hidden="true">
        <rect className={fill} width={`${(item.force / strongest) * 100}%`} height="12" rx="6" />
      </svg>
      <h3>{item.title}</h3>
      <dl className="grid gap-x-gut gap-y-3 leading-snug lg:grid-cols-2">
        {answers.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-small font-bold">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

import { Band } from "#app/ui/band.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { Home6Page } from "#model/pages/home-6.server.ts";

type Words = Home6Page["forces"];

/** The stronger, the darker, and the further to the lee. */
const looks = [
  "bg-white",
  "bg-paper-2 lg:ps-[4%]",
  "bg-paper-3 lg:ps-[8%]",
  "bg-ink-3 text-paper lg:ps-[12%]",
  "bg-ink text-paper lg:ps-[16%]",
];
const wide = "md:grid-cols-[9rem_8rem_1fr] xl:grid-cols-[10rem_9rem_minmax(0,4fr)_minmax(0,6fr)]";
const blown = `grid grid-cols-[32%_1fr] items-center gap-x-6 gap-y-3.5 px-out py-5 ${wide}`;

/** What goes wrong with chains and markets, on the Beaufort scale. */
export function Risks({ words }: { words: Words }) {
  return (
    <Band name="risks" tone="white" pad="top" labelledBy="forces" bleed>
      <div className="wrap">
        <h2 id="forces">{words.title}</h2>
        <p className="lead mt-5 mb-8">{words.lead}</p>
      </div>
      <ul role="list">
        {words.items.map((item, index) => (
          <Risk key={item.force} item={item} words={words} look={looks[index] ?? ""} />
        ))}
      </ul>
    </Band>
  );
}

function Risk({ item, words, look }: { item: Words["items"][number]; words: Words; look: string }) {
  const answers = [
    { term: words.player, text: item.player },
    { term: words.founder, text: item.founder },
  ];
  return (
    <li className={`${blown} ${look}`}>
      <Toy toy={item.toy} sizes="36vw md:22vw lg:180px" className="-my-3 w-full max-md:row-span-2" />
      <p className="m-0 font-bold">
        {words.force} <b className="display block text-hero/none font-stretch-80% tracking-tight">{item.force}</b>
      </p>
      <h3 className="max-md:col-span-full md:max-xl:col-start-3">{item.title}</h3>
      <dl className="col-span-full grid gap-x-gut gap-y-3 leading-snug sm:grid-cols-2 md:max-xl:col-start-3 xl:col-span-1">
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

import { ProofMark } from "#app/sections/proof-mark.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { Home5Page } from "#model/pages/home-5.server.ts";

type Product = Home5Page["products"]["items"][number];

/** Products as a side that lines up across the pitch: a thing and a shirt number each. */
export function Products({ words }: { words: Home5Page["products"] }) {
  return (
    <Band name="products" tone="pitch" labelledBy="products" bleed>
      <div className="wrap">
        <h2 id="products" className="text-hero/(--clear) font-stretch-82% tracking-tight">
          {words.title}
        </h2>
        <ul
          role="list"
          className="mt-8 mb-10 grid gap-x-5 gap-y-8 md:grid-cols-2 lg:mt-12 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
        >
          {words.items.map((item) => (
            <Side key={item.number} item={item} />
          ))}
        </ul>
        <div className="grid gap-x-gut gap-y-5 border-t-2 border-current/35 pt-6 lg:grid-cols-[8fr_4fr]">
          <p className="m-0 max-w-[44em]">{words.lead}</p>
          <p className="m-0 lg:justify-self-end">
            <ArrowLink to={words.action.url}>{words.action.label}</ArrowLink>
          </p>
        </div>
      </div>
    </Band>
  );
}

const hop = "w-full max-w-70 spring-calm motion-safe:group-hover:-translate-y-3";

function Side({ item }: { item: Product }) {
  return (
    <li className="group grid grid-cols-[40%_1fr] items-center gap-x-5 lg:block">
      <Toy toy={item.toy} sizes="40vw md:20vw lg:18vw xxl:18vw" className={hop} />
      <div className="col-start-2">
        <b className="display block text-h2/none text-mari">{item.number}</b>
        <h3 className="mt-2 text-h4 font-stretch-80% xxl:text-h3">{item.title}</h3>
        <p className="mt-2 mb-0 text-body/snug">{item.text}</p>
        <p className="mt-2 mb-0 text-body/snug font-bold">
          {item.price} <ProofMark id={item.proof} />
        </p>
      </div>
    </li>
  );
}

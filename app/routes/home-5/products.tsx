import { ProofMark } from "#app/sections/proof-mark.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Home5Page } from "#model/pages/home-5.server.ts";

/** Products as a team sheet, each with a shirt. */
export function Products({ words }: { words: Home5Page["products"] }) {
  return (
    <Band name="products" tone="white" labelledBy="products">
      <div className="wrap">
        <BandHead id="products" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <ul className="mb-10 grid gap-x-half lg:grid-cols-2">
          {words.items.map((item, index) => (
            <li
              key={item.number}
              className="group flex items-center gap-5 border-t-2 border-line py-5 lg:gap-7 lg:border-t-3 lg:border-ink lg:py-6"
            >
              <Shirt number={item.number} look={index === 0 ? looks.keeper : looks.player} />
              <div>
                <h3>{item.title}</h3>
                <p className="mt-1.5 mb-0 text-body/snug">{item.text}</p>
                <p className="mt-1.5 mb-0 text-body/snug font-bold">
                  {item.price} <ProofMark id={item.proof} />
                </p>
              </div>
            </li>
          ))}
        </ul>
        <ArrowLink to={words.action.url}>{words.action.label}</ArrowLink>
      </div>
    </Band>
  );
}

const looks = {
  keeper: { cloth: "fill-mari stroke-mari", number: "fill-ink" },
  player: { cloth: "fill-pitch stroke-pitch", number: "fill-paper" },
};

function Shirt({ number, look }: { number: number; look: (typeof looks)["player"] }) {
  return (
    <svg
      className="w-23 shrink-0 overflow-visible spring-calm motion-safe:group-hover:-translate-y-1.5 motion-safe:group-hover:-rotate-3 lg:w-33"
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <path
        className={look.cloth}
        strokeWidth="4"
        strokeLinejoin="round"
        d="M22 10 37 4q13 10 26 0l15 6 19 20-14 15-7-7v58H24V38l-7 7L3 30Z"
      />
      <text className={`display ${look.number}`} x="50" y="70" fontSize="40" textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}

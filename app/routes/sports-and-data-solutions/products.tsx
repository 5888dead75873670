import { ProofMarks } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";

type Product = SportsPage["sheet"]["items"][number];

/** The products as a team sheet, each with a shirt. */
export function Products({ words }: { words: SportsPage["sheet"] }) {
  return (
    <Band name="products" tone="pitch" labelledBy="sheet">
      <div className="wrap">
        <h2 id="sheet" className="text-hero/(--clear) font-stretch-80% tracking-tight">
          {words.title}
        </h2>
        <p className="lead mt-4 mb-9 lg:mb-12">{words.lead}</p>
        <ol>
          {words.items.map((item, index) => (
            <ProductRow key={item.name} item={item} number={index + 1} />
          ))}
        </ol>
      </div>
    </Band>
  );
}

const rowWide = "lg:grid-cols-[116px_repeat(3,minmax(0,4fr))] lg:items-center lg:gap-x-8 lg:gap-y-0 lg:py-4";
const row = `group grid grid-cols-[92px_minmax(0,1fr)] gap-x-5 gap-y-1 border-t-3 py-5 leading-snug ${rowWide}`;

function ProductRow({ item, number }: { item: Product; number: number }) {
  return (
    <li className={row}>
      <Shirt number={number} />
      <h3 className="wrap-anywhere lg:row-start-1 lg:self-end">{item.name}</h3>
      <p className="mb-0 max-lg:mt-1 lg:row-span-2 lg:row-start-1">{item.text}</p>
      <p className="mt-1 mb-0 font-bold lg:col-start-2 lg:row-start-2 lg:self-start">
        {item.price} <ProofMarks ids={item.proofs} />
      </p>
      <p className="mb-0 grid grid-cols-[1.2em_minmax(0,1fr)] gap-2 max-lg:mt-1 lg:row-span-2 lg:row-start-1">
        <Icon name="close" className="mt-0.5 text-mari" />
        {item.limit}
      </p>
    </li>
  );
}

const shirt = "row-span-4 w-full spring-calm motion-safe:group-hover:-rotate-6 lg:row-span-2 lg:row-start-1";

function Shirt({ number }: { number: number }) {
  return (
    <svg className={shirt} viewBox="0 0 120 110" aria-hidden="true">
      <path
        className={number % 2 === 0 ? "fill-white lg:fill-mari" : "fill-white"}
        d="M42 6Q60 20 78 6L116 26 103 54 90 48V106H30V48L17 54 4 26Z"
      />
      <path className="fill-pitch-lift" d="M42 6Q60 20 78 6L74 4Q60 13 46 4Z" />
      <text className="display fill-ink" fontSize="48" textAnchor="middle" x="60" y="82">
        {number}
      </text>
    </svg>
  );
}

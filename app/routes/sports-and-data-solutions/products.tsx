import { ProofMarks } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";

type Product = SportsPage["sheet"]["items"][number];

/** The products as a team sheet, each with a toy or a number. */
export function Products({ words }: { words: SportsPage["sheet"] }) {
  return (
    <Band name="products" tone="pitch" labelledBy="sheet">
      <div className="wrap">
        <h2 id="sheet" className="text-hero/(--clear) font-stretch-80% tracking-tight">
          {words.title}
        </h2>
        <p className="lead mt-4 mb-9 lg:mb-12">{words.lead}</p>
        <ol role="list">
          {words.items.map((item, index) => (
            <ProductRow key={item.name} item={item} number={index + 1} />
          ))}
        </ol>
      </div>
    </Band>
  );
}

const rowWide = "lg:grid-cols-[190px_repeat(3,minmax(0,4fr))] lg:items-center lg:gap-x-8 lg:gap-y-0 lg:py-4";
const row = `group grid grid-cols-[30%_minmax(0,1fr)] gap-x-5 gap-y-1 border-t-3 py-5 leading-snug ${rowWide}`;

function ProductRow({ item, number }: { item: Product; number: number }) {
  return (
    <li className={row}>
      {item.toy ? <Toy toy={item.toy} sizes="30vw lg:200px" className={thing} /> : <b className={shirt}>{number}</b>}
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

const shirt = "display row-span-4 text-h2/none text-mari lg:row-span-2 lg:row-start-1";
const thing =
  "row-span-4 -my-3 w-full max-w-none spring-calm lg:row-span-2 lg:row-start-1 lg:-my-7 motion-safe:group-hover:-translate-y-2";

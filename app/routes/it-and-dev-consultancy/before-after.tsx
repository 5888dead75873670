import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseBrief } from "#model/cases/case-briefs.server.ts";
import type { ConsultancyPage } from "#model/pages/it-and-dev-consultancy.server.ts";

type Words = ConsultancyPage["swaps"];
type Swap = Words["items"][number];

/** Two cases as before and after; the second carries its quote in the picture's place. */
export function BeforeAfter({ words, swaps }: { words: Words; swaps: { line: Swap; entry: CaseBrief }[] }) {
  return (
    <Band name="before-after" labelledBy="swaps">
      <div className="wrap grid gap-y-18 lg:gap-y-22">
        <h2 id="swaps" className="-mb-6 max-w-[10em]">
          {words.title}
        </h2>
        {swaps.map(({ line, entry }) => (
          <Case key={entry.slug} item={line} entry={entry} action={words.action} />
        ))}
      </div>
    </Band>
  );
}

const picture = "aspect-4/3 w-full rounded-lg object-cover lg:aspect-square";

function Case({ item, entry, action }: { item: Swap; entry: CaseBrief; action: string }) {
  const columns = item.quote ? "lg:grid-cols-[7fr_5fr]" : "lg:grid-cols-[5fr_7fr]";
  return (
    <article className={`grid items-center gap-6 lg:gap-x-12 ${columns}`}>
      {item.quote ? (
        <Quote quote={item.quote} />
      ) : (
        <Picture image={entry.imgUrl} alt={entry.alt} sizes="100vw md:49vw xxl:49vw" className={picture} />
      )}
      <div>
        <h3 className="wrap-anywhere">{entry.title}</h3>
        <p className="mt-2.5 mb-6">{item.text}</p>
        <dl className="mb-7">
          {item.rows.map((row) => (
            <Change key={row.label} row={row} />
          ))}
        </dl>
        <ArrowLink to={`/portfolio/${entry.slug}`}>
          {action} {entry.title}
        </ArrowLink>
      </div>
    </article>
  );
}

const row =
  "group grid grid-cols-2 items-center gap-x-4 gap-y-2 border-t-2 border-line py-3 lg:grid-cols-[1.1fr_1fr_1fr]";
const before =
  "flex items-center gap-3 leading-snug font-semibold after:by-scroll after:min-w-4.5 after:flex-1 after:border-b-5 after:border-dotted after:[--piece:draw-along]";
const after =
  "display rounded-md bg-mari px-4 py-3 text-h4 shadow-key spring-calm motion-safe:group-hover:translate-x-1.5 motion-safe:rtl:group-hover:-translate-x-1.5";

function Change({ row: { label, ...states } }: { row: Swap["rows"][number] }) {
  return (
    <div className={row}>
      <dt className="font-bold max-lg:col-span-2">{label}</dt>
      <dd className={before}>{states.before}</dd>
      <dd className={after} data-department="mari">
        {states.after}
      </dd>
    </div>
  );
}

function Quote({ quote }: { quote: NonNullable<Swap["quote"]> }) {
  return (
    <figure className="order-1">
      <blockquote>
        <p className="display mb-5 text-h3/(--clear)">{quote.text}</p>
      </blockquote>
      <figcaption>
        <b>{quote.name}</b>, {quote.position}
      </figcaption>
    </figure>
  );
}

import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { Home4Page } from "#model/pages/home-4.server.ts";
import type { Change } from "./data.server.ts";

type Words = Home4Page["changes"];

/** Two jobs, each from edge to edge: dark on the first day, marigold on the last, with what stood there. */
export function BeforeAfter({ words, changes }: { words: Words; changes: Change[] }) {
  return (
    <Band name="before-after" tone="paper-2" labelledBy="ends" bleed>
      <h2 id="ends" className="wrap mb-10">
        {words.title}
      </h2>
      <div className="grid gap-y-16 lg:gap-y-24">
        {changes.map((change, index) => (
          <Job key={change.slug} change={change} words={words} toys={words.toys?.[index]} />
        ))}
      </div>
    </Band>
  );
}

type Toys = NonNullable<Words["toys"]>[number];

function Job({ change, words, toys }: { change: Change; words: Words; toys: Toys | undefined }) {
  return (
    <article>
      <header className="wrap">
        <h3 className="wrap-anywhere">{change.title}</h3>
        <p className="mt-2 mb-0">
          {change.publisher}. {change.constraint}
        </p>
      </header>
      <div className="mt-6 grid md:grid-cols-2">
        <Half tone="ink" label={words.before} figures={change.before} toy={toys?.before} />
        <Half tone="mari" label={words.after} figures={change.after} toy={toys?.after} />
      </div>
      <footer className="wrap mt-6 gap-x-gut lg:grid lg:grid-cols-[8fr_4fr] lg:items-end">
        <p className="mb-4 max-w-[78ch] text-small text-soft lg:m-0">{change.method}</p>
        <p className="m-0 lg:justify-self-end">
          <ArrowLink to={`/portfolio/${change.slug}`}>
            {words.action}
            <span className="vh">: {change.title}</span>
          </ArrowLink>
        </p>
      </footer>
    </article>
  );
}

interface HalfProps {
  tone: "ink" | "mari";
  label: string;
  figures: Change["after"];
  toy: Toys["before"];
}

/** A toy stands with its head above the colour. */
const standing = "relative -mt-20 mb-4 w-11/12 max-w-150 md:-mt-24 lg:-mt-28 xxl:max-w-170";

function Half({ tone, label, figures, toy }: HalfProps) {
  const room = toy ? "mt-20 md:mt-24 lg:mt-28" : "pt-7";
  return (
    <div
      className={`border-b-12 border-(--ce) px-edge pb-8 lg:pb-10 md:first:ps-out md:last:pe-out ${room}`}
      data-tone={tone}
    >
      <Toy toy={toy} sizes="92vw md:46vw lg:44vw xxl:44vw" className={standing} />
      <h4 className="font-text text-body/tight font-bold tracking-normal">{label}</h4>
      <dl className="mt-5 grid gap-x-8 gap-y-5 xl:auto-cols-auto xl:grid-flow-col">
        {figures.map((figure) => (
          <div key={figure.label} className="flex flex-col-reverse justify-end">
            <dt className="mt-2 leading-snug">{figure.label}</dt>
            <dd className="display text-h2/none font-stretch-80% tracking-tight">{figure.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

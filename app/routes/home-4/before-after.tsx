import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import type { Home4Page } from "#model/pages/home-4.server.ts";
import type { Change } from "./data.server.ts";

type Words = Home4Page["changes"];

/** Two jobs as two pairs of blocks: dark before, marigold after. */
export function BeforeAfter({ words, changes }: { words: Words; changes: Change[] }) {
  return (
    <Band name="before-after" tone="paper-2" labelledBy="ends">
      <div className="wrap grid gap-y-14 lg:gap-y-20">
        <h2 id="ends" className="-mb-4">
          {words.title}
        </h2>
        {changes.map((change) => (
          <Job key={change.slug} change={change} words={words} />
        ))}
      </div>
    </Band>
  );
}

const down = "max-xl:before:start-8 max-xl:before:bottom-full max-xl:before:h-14 max-xl:before:dots-y";
const across = "xl:before:end-full xl:before:top-1/2 xl:before:w-16 xl:before:dots-x";
/** A dotted route from the previous block: from above, or from the side where there is room. */
const led = `before:absolute before:text-ink ${down} ${across}`;

function Job({ change, words }: { change: Change; words: Words }) {
  return (
    <article className="grid gap-y-14 xl:grid-cols-[5fr_8fr] xl:gap-x-16 xl:gap-y-6">
      <header className="max-xl:-mb-8 xl:col-span-full">
        <h3 className="wrap-anywhere">{change.title}</h3>
        <p className="mt-2 mb-0">
          {change.publisher}. {change.constraint}
        </p>
      </header>
      <Block tone="ink" label={words.before} figures={change.before} />
      <Block tone="mari" label={words.after} figures={change.after} className={led} />
      <footer className="max-xl:-mt-7 xl:col-span-full">
        <p className="mb-4 max-w-[78ch] text-small text-soft">{change.method}</p>
        <ArrowLink to={`/portfolio/${change.slug}`}>
          {words.action}
          <span className="vh">: {change.title}</span>
        </ArrowLink>
      </footer>
    </article>
  );
}

interface BlockProps {
  tone: "ink" | "mari";
  label: string;
  figures: Change["after"];
  className?: string;
}

function Block({ tone, label, figures, className = "" }: BlockProps) {
  return (
    <div className={`relative rounded-lg p-5 shadow-edge lg:p-7 ${className}`} data-tone={tone}>
      <h4 className="font-text text-body/tight font-bold tracking-normal">{label}</h4>
      <dl className="mt-5 grid gap-x-8 gap-y-5 md:auto-cols-[1fr] md:grid-flow-col">
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

import { Band } from "#app/ui/band.tsx";

/** Says first whether data exists; without data the needle is on the floor. */
export function Hero({ words, isEmpty }: { words: { title: string; lead: string }; isEmpty: boolean }) {
  return (
    <Band name="hero" pad="none" grid="iso" bleed labelledBy="vitals">
      <div className="wrap relative grid items-end gap-x-gut gap-y-6 pt-half pb-10 md:grid-cols-[8fr_4fr]">
        <h1 id="vitals" className="text-hero/(--clear) font-stretch-80% tracking-tight md:col-span-full">
          {words.title}
        </h1>
        <p className="lead m-0 max-w-[36em]">{words.lead}</p>
        {isEmpty && <FallenNeedle />}
      </div>
    </Band>
  );
}

function FallenNeedle() {
  return (
    <svg className="w-40 justify-self-end lg:w-60" viewBox="0 0 230 92" aria-hidden="true">
      <ellipse className="fill-line" cx="118" cy="76" rx="104" ry="10" />
      <path className="fill-ink-edge" d="m10 62 104-44 106 36-1 10-105 12L10 70Z" />
      <path className="fill-tang" d="m10 62 104-44 4 50Z" />
      <path className="fill-ink" d="m114 18 106 36-102 14Z" />
    </svg>
  );
}

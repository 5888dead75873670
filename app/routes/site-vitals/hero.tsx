import { Band } from "#app/ui/band.tsx";

/** Says first whether data exists; without data the needle is on the floor. */
export function Hero({ words, isEmpty }: { words: { title: string; lead: string }; isEmpty: boolean }) {
  return (
    <Band name="hero" pad="none" grid="iso" bleed labelledBy="vitals">
      <div className="wrap relative grid items-end gap-x-gut gap-y-6 pt-half pb-8 cols-8-4">
        <h1 id="vitals" className="text-hero md:col-span-full">
          {words.title}
        </h1>
        <p className="lead m-0">{words.lead}</p>
        {isEmpty && <FallenNeedle />}
      </div>
    </Band>
  );
}

function FallenNeedle() {
  return (
    <svg className="w-3/5 justify-self-end" viewBox="0 0 230 92" aria-hidden="true">
      <ellipse className="fill-paper-3" cx="118" cy="76" rx="104" ry="10" />
      <path className="fill-ink-3" d="m10 62 104-44 106 36-1 10-105 12L10 70Z" />
      <path className="fill-tang" d="m10 62 104-44 4 50Z" />
      <path className="fill-ink" d="m114 18 106 36-102 14Z" />
    </svg>
  );
}

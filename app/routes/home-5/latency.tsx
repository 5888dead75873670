import { Band } from "#app/ui/band.tsx";
import type { Home5Page } from "#model/pages/home-5.server.ts";

type Words = Home5Page["latency"];

/** Six stages from stand to screen, drawn as long as they take. */
export function Latency({ words }: { words: Words }) {
  return (
    <Band name="latency" labelledBy="latency" bleed>
      <div className="wrap">
        <h2 id="latency" className="mb-8">
          {words.title}
        </h2>
        <div className="@container">
          <ol role="list" className="grid gap-3.5 lg:flex lg:items-start lg:gap-1 lg:pb-2">
            {words.parts.map((part) => (
              <Stretch key={part.title} part={part} unit={words.unit} />
            ))}
          </ol>
        </div>
        <p className="mt-8 mb-0 font-bold">{words.note}</p>
      </div>
    </Band>
  );
}

const fills = { mari: "fill-mari", white: "fill-paper-3 lg:fill-white", pitch: "fill-pitch-lift" };

// A drawing `ms` wide and 24 high takes its width from its height, so the bar keeps its scale at any size.
const pieceWide =
  "lg:h-[calc((100cqi-20px)*0.12)] lg:max-w-none lg:rounded-none lg:shadow-edge lg:group-first:rounded-s-md lg:group-last:rounded-e-md";
function Stretch({ part, unit }: { part: Words["parts"][number]; unit: string }) {
  return (
    <li className="group relative flex items-center gap-4 lg:block lg:w-min">
      <div className="w-25 shrink-0 lg:w-auto">
        <svg
          viewBox={`0 0 ${part.ms} 24`}
          aria-hidden="true"
          data-tone={part.tone}
          className={`by-scroll [--piece:draw-along] h-10 w-auto rounded-sm bg-transparent ${pieceWide}`}
        >
          <rect width="100%" height="100%" className={fills[part.tone]} />
        </svg>
      </div>
      <div>
        <b className="display text-h3/none lg:absolute lg:start-4 lg:top-4 lg:text-figure">
          {part.ms}
          <span className="vh"> {unit}</span>
        </b>
        <h3 className="text-body/tight lg:mt-6 lg:mb-1.5 lg:w-0 lg:min-w-[calc(100%-0.8rem)]">{part.title}</h3>
        <p className="m-0 text-body/snug text-soft lg:w-0 lg:min-w-[calc(100%-0.8rem)]">{part.text}</p>
      </div>
    </li>
  );
}

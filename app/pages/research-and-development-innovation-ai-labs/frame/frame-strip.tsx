import { useQuery } from "#app/browser/use-query.ts";
import { ChoiceButtons } from "#app/instruments/choice-buttons.tsx";
import type { ShownFrameLab } from "../data.server.ts";
import { fillFrame, layOut, readNumbers, toggled } from "./fill-frame.ts";
import { saidCost } from "./said-cost.ts";

type Frame = ShownFrameLab["frame"];
type Words = Pick<ShownFrameLab, "thought" | "scene" | "holds" | "drops">;

/** A scene that can be thinned out and one way to decide in it: the strip says whether the frame holds. */
export function FrameStrip({ words, frame }: { words: Words; frame: Frame }) {
  const [{ off, thought }, change] = useQuery({ off: "", thought: "1" });
  const gone = readNumbers(off, frame.parts.length);
  const chosen = frame.thoughts[Number(thought) - 1] ?? frame.thoughts[0];
  const scene = frame.parts.map(({ cost }, index) => (gone.includes(index + 1) ? 0 : cost));
  const costs = [...scene, chosen?.cost ?? 0];
  const { used, frames, rate } = fillFrame(costs, frame.budget);
  const fill = (text: string) =>
    text
      .replace("{used}", saidCost(used, frame.unit))
      .replace("{frames}", String(frames))
      .replace("{rate}", String(rate));
  return (
    <div className="mb-8 noscript:hidden" data-island="frame-strip">
      <Strip costs={costs} budget={frame.budget} />
      <p role="status" className="display mt-4 mb-8 text-h3">
        {fill(frames > 1 ? words.drops : words.holds)}
      </p>
      <div className="grid gap-x-gut gap-y-6 lg:grid-cols-2">
        <ChoiceButtons
          legend={words.thought}
          name="thought"
          choices={frame.thoughts.map(({ what }, index) => ({ value: String(index + 1), label: what }))}
          chosen={String(frame.thoughts.findIndex(({ what }) => what === chosen?.what) + 1)}
          onChoose={(value) => change({ thought: value })}
        />
        <fieldset hidden={frame.parts.length === 0}>
          <legend className="mb-2 p-0 text-small font-bold">{words.scene}</legend>
          <ul role="list" className="grid gap-x-6 sm:grid-cols-2">
            {frame.parts.map(({ what, cost }, index) => (
              <li key={what}>
                <label className="flex min-h-11 items-center gap-3 leading-tight">
                  <input
                    type="checkbox"
                    className="size-6 flex-none accent-mari"
                    checked={!gone.includes(index + 1)}
                    onChange={() => change({ off: toggled(gone, index + 1).join() })}
                  />
                  <span>
                    {what} <b className="whitespace-nowrap">{saidCost(cost, frame.unit)}</b>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      </div>
    </div>
  );
}

const fills = ["fill-ink", "fill-soft"];

/** Film: each whole frame has its edge; the thought comes last, and is the first thing over it. */
function Strip({ costs, budget }: { costs: readonly number[]; budget: number }) {
  const placed = layOut(costs);
  const end = costs.reduce((sum, cost) => sum + cost, 0);
  const width = Math.max(2, Math.ceil(end / budget)) * budget;
  const share = (part: number) => `${((part / width) * 100).toFixed(2)}%`;
  const edges = Array.from({ length: width / budget }, (_, index) => index + 1);
  return (
    <svg className="by-scroll [--piece:draw-along] w-full" height="112" aria-hidden="true">
      <rect className="fill-white" width="100%" height="100%" rx="8" />
      {placed.map(({ start, cost }, index) => (
        <rect
          key={index}
          className={index === costs.length - 1 ? (end > budget ? "fill-tang" : "fill-mari") : fills[index % 2]}
          x={share(start)}
          y="22%"
          width={share(cost)}
          height="56%"
        />
      ))}
      {edges.map((edge) => (
        <line
          key={edge}
          className="stroke-ink"
          strokeWidth="4"
          x1={share(edge * budget)}
          x2={share(edge * budget)}
          y2="100%"
        />
      ))}
      <line
        className="stroke-(--ce)"
        data-tone="white"
        strokeWidth="8"
        strokeDasharray="10 12"
        y1="11%"
        x2="100%"
        y2="11%"
      />
      <line
        className="stroke-(--ce)"
        data-tone="white"
        strokeWidth="8"
        strokeDasharray="10 12"
        y1="89%"
        x2="100%"
        y2="89%"
      />
    </svg>
  );
}

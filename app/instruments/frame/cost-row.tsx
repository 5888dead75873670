export const looks = {
  odd: { head: "", cell: "", bar: "fill-ink", dashes: undefined },
  even: { head: "", cell: "", bar: "fill-orch-edge", dashes: undefined },
  spare: {
    head: "display text-h3/none",
    cell: "md:border-t-3 md:border-ink",
    bar: "fill-orch stroke-ink stroke-3",
    dashes: "6 5",
  },
};
const cell = "align-middle py-3 max-md:block max-md:border-0 max-md:py-0.5 max-md:pe-0";

interface CostRowProps {
  what: string;
  note: string;
  /** The cost in words. */
  said: string;
  start: number;
  cost: number;
  budget: number;
  look: (typeof looks)["odd" | "spare"];
  /** The note says how to halve the cost; ticked, it is. */
  tick?: { isOn: boolean; onChange: () => void };
  /** What is put into this part, and whether it fits. */
  idea?: number | undefined;
}

/** One part of a frame: its bar begins where the bar above it ends. */
export function CostRow({ what, note, said, start, cost, budget, look, tick, idea }: CostRowProps) {
  const share = (part: number) => `${Math.max(0, (part / budget) * 100).toFixed(2)}%`;
  return (
    <tr className="max-md:block max-md:border-t-2 max-md:border-line max-md:py-3.5">
      <th scope="row" className={`${cell} md:w-1/4 ${look.cell} ${look.head}`}>
        {what}
      </th>
      <td className={`${cell} md:w-5/12 ${look.cell}`}>
        <span className="block text-small font-bold">{said}</span>
        <svg className="by-scroll [--piece:draw-along] mt-1 h-9.5 w-full overflow-visible" aria-hidden="true">
          <rect className="fill-line" y="18" width="100%" height="2" />
          <rect
            className={look.bar}
            strokeDasharray={look.dashes}
            x={share(start)}
            width={share(cost)}
            height="100%"
            rx="5"
          />
          {idea !== undefined && (
            <rect
              className={idea > cost ? "fill-tang" : "fill-ink"}
              x={share(start)}
              y="25%"
              width={share(Math.min(idea, budget - start))}
              height="50%"
              rx="3"
            />
          )}
        </svg>
      </td>
      <td className={`${cell} ${look.cell}`}>
        {tick ? (
          <label className="flex items-center gap-3 max-md:min-h-11">
            <input
              type="checkbox"
              className="size-6 flex-none accent-orch-edge noscript:hidden"
              checked={tick.isOn}
              onChange={tick.onChange}
            />
            <span>{note}</span>
          </label>
        ) : (
          note
        )}
      </td>
    </tr>
  );
}

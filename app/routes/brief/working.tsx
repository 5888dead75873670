import type { Estimate, EstimateLine } from "#shared/brief/estimate.ts";
import { formatWhole } from "#shared/money.ts";
import type { BriefData } from "./data.server.ts";

interface WorkingProps {
  words: BriefData["estimate"];
  result: Estimate;
  sign: string;
}

interface Span {
  floor: number;
  ceiling: number;
}

/** Each factor with its effect and its reason, above a bar that shows where it moves the range. */
export function Working({ words, result, sign }: WorkingProps) {
  const ends = result.lines.map((_, index) => upTo(result.lines, index));
  const most = Math.max(...ends.map(({ ceiling }) => ceiling));
  return (
    <div className="mt-6">
      <h3 className="mb-1 text-h4">{words.working}</h3>
      <ol role="list">
        {result.lines.map((line, index) => (
          <li key={line.id} data-factor={line.id} className="border-t-2 border-line-inv py-3">
            <div className="flex flex-wrap justify-between gap-x-6">
              <b>{line.label}</b>
              <span className="font-bold whitespace-nowrap">{effect(line.effect, words.adds, sign, index > 0)}</span>
            </div>
            <Bar before={ends[index - 1]} after={ends[index] ?? line.effect} most={most} />
            <p className="mt-2 mb-0 text-small text-on-ink-soft">{line.because}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

const width = 1000;

/** The range up to a line; the former one is behind it as an outline. */
function Bar({ before, after, most }: { before: Span | undefined; after: Span; most: number }) {
  const at = (amount: number) => Math.round((amount / most) * width);
  const box = ({ floor, ceiling }: Span) => ({ x: at(floor), width: Math.max(4, at(ceiling) - at(floor)) });
  return (
    <svg viewBox={`0 0 ${width} 24`} preserveAspectRatio="none" aria-hidden="true" className="mt-2 w-full" height="14">
      <rect className="fill-soft" y="10" width={width} height="4" />
      {before && <rect className="fill-white" opacity="0.5" {...box(before)} y="6" height="12" />}
      <rect className="fill-(--c)" {...box(after)} y="2" height="20" rx="3" />
    </svg>
  );
}

function upTo(lines: readonly EstimateLine[], last: number): Span {
  return lines
    .slice(0, last + 1)
    .reduce((sum, line) => ({ floor: sum.floor + line.effect.floor, ceiling: sum.ceiling + line.effect.ceiling }), {
      floor: 0,
      ceiling: 0,
    });
}

function effect({ floor, ceiling }: Span, pattern: string, sign: string, isSigned: boolean): string {
  const written = (amount: number) => (isSigned && amount > 0 ? "+" : "") + formatWhole(amount, sign);
  if (floor === ceiling) return written(floor);
  return pattern.replace("{floor}", () => written(floor)).replace("{ceiling}", () => written(ceiling));
}

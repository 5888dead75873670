import { Icon } from "#app/ui/icon.tsx";
import type { Estimate } from "#shared/brief/estimate.ts";
import { formatRange } from "#shared/brief/format-range.ts";

interface RangeBarProps {
  result: Estimate;
  sign: string;
  pattern: string;
  /** What the last answer did to it. */
  changed: string | undefined;
}

const look =
  "range-bar sticky bottom-0 mt-5 flex min-h-11 items-center justify-between gap-3 rounded-md px-4 py-2 shadow-key lg:hidden";

/** The range while the questions fill the screen; leads to its working. */
export function RangeBar({ result, sign, pattern, changed }: RangeBarProps) {
  const range = formatRange(result, pattern, sign);
  return (
    <a href="#estimate" data-tone="ink" className={`no-underline ${look}`}>
      <span>
        <b className="display text-h4">{range}</b>
        {changed && <span className="block text-small/tight">{changed}</span>}
      </span>{" "}
      <Icon name="caret-down" />
    </a>
  );
}

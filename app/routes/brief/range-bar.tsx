import { Icon } from "#app/ui/icon.tsx";
import type { Estimate } from "#shared/brief/estimate.ts";
import { formatWhole } from "#shared/money.ts";

interface RangeBarProps {
  result: Estimate;
  sign: string;
  pattern: string;
}

const look =
  "sticky bottom-3 mt-5 flex min-h-12 items-center justify-between gap-3 rounded-md px-4 shadow-key lg:hidden";

/** The range while the questions fill the screen; leads to its working. */
export function RangeBar({ result, sign, pattern }: RangeBarProps) {
  const range = pattern
    .replace("{floor}", () => formatWhole(result.floor, sign))
    .replace("{ceiling}", () => formatWhole(result.ceiling, sign));
  return (
    <a href="#estimate" data-tone="ink" className={`display text-h4 no-underline ${look}`}>
      <span>{range}</span> <Icon name="caret-down" />
    </a>
  );
}

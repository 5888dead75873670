import type { ReactNode } from "react";

interface PriceTagProps {
  /** For words, in pixels. */
  room: number;
  /** Of the words. */
  width: number;
  isMirrored?: boolean;
  /** The words, which begin at 0, 0. */
  children: ReactNode;
}

const string = "fill-none stroke-current stroke-2";

/** A price tag on a string, which bursts where the words are wider than their room. */
export function PriceTag({ room, width, isMirrored = false, children }: PriceTagProps) {
  const over = width - room;
  const middle = room / 2;
  const isBurst = over > 0;
  return (
    <svg
      className="w-full overflow-visible forced-color-adjust-none"
      viewBox={`${isMirrored ? -38 : -14} 0 ${room + 52} 96`}
    >
      <path className={string} d={`M${middle} 0V20`} />
      <g className="fill-ink" transform={isBurst ? `translate(0 8) rotate(4 ${middle} 20)` : undefined}>
        <path className={string} d={`M${middle} 20V38`} />
        <rect className="fill-mari" x="-12" y="30" width={room + 24} height="52" rx="8" />
        {isBurst && (
          <rect className="fill-tang" x={isMirrored ? -over - 4 : room} y="30" width={over + 4} height="52" />
        )}
        <circle cx={middle} cy="38" r="3.5" />
        <g transform={`translate(${isMirrored ? room : 0} 66)`}>{children}</g>
      </g>
    </svg>
  );
}

import { useEffect, useRef, useState } from "react";
import type { WidthTrial } from "#model/pages/width-trial.server.ts";

export interface Box {
  name: string;
  /** In pixels. */
  room: number;
}

interface TextBoxProps {
  box: Box;
  text: string;
  isMirrored: boolean;
  /** Of the letters, in pixels. */
  size: number;
  /** Changes when other letters have come. */
  letters: number;
  words: WidthTrial;
}

const height = 52;

/** One box of a game at its real size; what does not fit stands out of it. */
export function TextBox({ box, text, isMirrored, size, letters, words }: TextBoxProps) {
  const drawn = useRef<SVGTextElement>(null);
  const [width, setWidth] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured is what these have drawn
  useEffect(() => setWidth(Math.round(drawn.current?.getComputedTextLength() ?? 0)), [text, size, letters]);
  const over = (width ?? 0) - box.room;
  const start = isMirrored ? box.room : 0;
  return (
    <li>
      <span className="block text-small font-bold">
        {box.name}, {box.room} {words.unit}{" "}
      </span>
      <svg
        className={`my-1.5 max-w-none overflow-visible ${isMirrored ? "ms-auto" : ""}`}
        width={box.room}
        height={height}
        aria-hidden="true"
      >
        <rect className="fill-white" width={box.room} height={height} rx="6" />
        {over > 0 && <rect className="fill-tang" x={isMirrored ? -over : box.room} width={over} height={height} />}
        <text
          ref={drawn}
          className="display fill-ink"
          textRendering="geometricPrecision"
          x={start}
          y={height / 2 + size * 0.34}
          fontSize={size.toFixed(2)}
          direction={isMirrored ? "rtl" : "ltr"}
        >
          {text}
        </text>
      </svg>
      <output className="block min-h-6 text-small font-bold tabular-nums">
        {width !== undefined &&
          `${width} ${words.unit}, ${over > 0 ? words.over.replace("{over}", String(over)) : words.fits}`}
      </output>
    </li>
  );
}

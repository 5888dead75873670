import type { ReactNode } from "react";

interface SliderProps {
  label: ReactNode;
  /** The value as announced, with its unit. */
  said: string;
  value: number;
  max: number;
  step: number;
  min?: number;
  onMove: (value: number) => void;
}

/** A value that a hand or the arrow keys move, with its name above and its amount beside that. */
export function Slider({ label, said, value, max, step, min = 0, onMove }: SliderProps) {
  return (
    <div className="noscript:hidden">
      <label>
        <span className="flex justify-between gap-4 text-small font-bold">
          <span>{label}</span> <span className="tabular-nums">{said}</span>
        </span>
        <input
          type="range"
          className="m-0 h-11 w-full cursor-pointer accent-mari"
          aria-valuetext={said}
          {...{ value, min, max, step }}
          autoComplete="off"
          onChange={({ target }) => onMove(Number(target.value))}
        />
      </label>
    </div>
  );
}

import { useCallback, useEffect, useRef, useState } from "react";
import type { FormField } from "../server/editing/describe-form.ts";
import { keepInView } from "./draft-actions.ts";
import { act } from "./state.ts";

const middle = { x: 50, y: 50 };
/** What pages can show, in per cent. */
const step = 10;
/** How long somebody rests before a point counts as chosen, in ms. */
const restMs = 250;

/** Which point of a picture stays in view wherever a page crops it: by two sliders, or by a click on the picture. */
export function FocusInput({ field: { address, focus }, src }: { field: FormField; src: string }) {
  const [point, setPoint] = useState(focus ?? middle);
  const turn = useRef(Math.random().toString(36).slice(2));
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const chosen = useRef<() => void>(undefined);
  const save = useCallback(() => {
    clearTimeout(resting.current);
    chosen.current?.();
    chosen.current = undefined;
  }, []);
  // The panel may be drawn anew before somebody has rested.
  useEffect(() => save, [save]);
  const choose = (next: typeof middle, isMiddle = false) => {
    setPoint(next);
    clearTimeout(resting.current);
    chosen.current = () => act(keepInView(address, isMiddle ? null : next, turn.current));
    resting.current = setTimeout(save, restMs);
  };
  const pick = ({ currentTarget, clientX, clientY }: React.PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    choose({ x: shareOf(clientX - box.x, box.width), y: shareOf(clientY - box.y, box.height) });
  };
  const crop = { objectPosition: `${point.x}% ${point.y}%` };
  return (
    <details className="focus">
      <summary>What stays in view where it is cropped</summary>
      <div className="whole" role="presentation" onPointerDown={pick}>
        <img src={src} alt="" />
        <span style={{ insetBlockStart: `${point.y}%`, left: `${point.x}%` }} />
      </div>
      <Slider name="From its left edge" value={point.x} onChange={(x) => choose({ ...point, x })} />
      <Slider name="From its upper edge" value={point.y} onChange={(y) => choose({ ...point, y })} />
      <div className="crops">
        <img className="tall" src={src} alt="" style={crop} />
        <img className="wide" src={src} alt="" style={crop} />
      </div>
      <button type="button" className="add" onClick={() => choose(middle, true)}>
        Back to the middle
      </button>
    </details>
  );
}

function shareOf(distance: number, whole: number): number {
  return Math.min(100, Math.max(0, Math.round(((distance / whole) * 100) / step) * step));
}

function Slider({ name, value, onChange }: { name: string; value: number; onChange: (value: number) => void }) {
  return (
    <label>
      {name}: {value} %
      <input
        type="range"
        min={0}
        max={100}
        step={step}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}

import { useEffect, useRef, useState } from "react";
import { coloursOf } from "../colours.ts";
import { frameMeter, paintTimes } from "../frame-meter.ts";
import { WaysOut } from "../keys.tsx";
import type { GameProps } from "../play-region.tsx";
import { readScene } from "../webgl/scene-file.ts";
import { Gauges } from "./gauges.tsx";
import { firstStop, stops } from "./places.ts";
import { newRound } from "./rules.ts";
import { sceneFiles } from "./scene-files.ts";
import { openContext, type Show, startShow } from "./show.ts";
import { allOn } from "./stage.ts";
import "./harbour.css";

export interface LabWords {
  canvas: string;
  ready: string;
  bar: string;
  refused: string;
}

const looksEveryMs = 500;
const bar = { width: 600, height: 96 };

/** The harbour with its bonnet open: the crane swings by itself, and the bar shows each frame against two budgets of a sixtieth second. */
export function Lab({ words, onStage, onSay, onStop }: GameProps & { words: LabWords }) {
  const picture = useRef<HTMLCanvasElement>(null);
  const times = useRef<HTMLCanvasElement>(null);
  const show = useRef<Show>(undefined);
  const [isRefused, setRefused] = useState(false);
  const [switches, setSwitches] = useState(allOn);
  const [run, setRun] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run begins with its number; the callbacks only report
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const refuse = () => {
      if (signal.aborted) return;
      setRefused(true);
      onSay(words.refused);
      onStage("stopped");
    };
    const begin = async (canvas: HTMLCanvasElement) => {
      if (!openContext(canvas)) return refuse();
      const file = await readScene(sceneFiles, signal);
      signal.throwIfAborted();
      const onShown = () => {
        onSay(words.ready);
        onStage("ready");
      };
      const options = { canvas, file, switches, onShown, onWon: () => {}, isMeasured: true, signal };
      show.current = startShow({ ...options, onFrame: meterOn(times.current) });
      show.current.redraw();
      swingToAndFro(show.current, signal);
    };
    if (picture.current) begin(picture.current).catch(refuse);
    return () => controller.abort();
  }, [run]);
  function again() {
    setSwitches(allOn());
    setRun(run + 1);
  }
  if (isRefused) return <p className="play-card">{words.refused}</p>;
  return (
    <div className="play-lab">
      <canvas key={run} ref={picture} className="play-lab-picture" role="img" aria-label={words.canvas} />
      <div className="play-card">
        <Gauges
          key={run}
          switches={switches}
          figures={() => show.current?.figures()}
          onSwitch={() => show.current?.redraw()}
        />
        <WaysOut onAgain={again} onStop={onStop} />
      </div>
      <p>{words.bar}</p>
      <canvas ref={times} {...bar} aria-hidden="true" />
    </div>
  );
}

function meterOn(canvas: HTMLCanvasElement | null) {
  const context = canvas?.getContext("2d");
  const meter = frameMeter();
  const colours = canvas ? coloursOf(canvas) : {};
  return (frame: { between: number; game: number }) => {
    meter.add(frame);
    if (context) paintTimes(context, meter.times, colours);
  };
}

/** As long as it is seen: what rests is not drawn, and asks for no more. */
function swingToAndFro(show: Show, signal: AbortSignal): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  let at = firstStop;
  const swing = () => {
    if (!show.isResting()) return;
    at = at === firstStop ? stops.length - 1 : firstStop;
    show.take({ ...newRound(), at, event: "swung" });
  };
  swing();
  const timer = setInterval(swing, looksEveryMs);
  signal.addEventListener("abort", () => clearInterval(timer));
}

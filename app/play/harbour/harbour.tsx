import { useEffect, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { readScene } from "../webgl/scene-file.ts";
import { Bonnet } from "./bonnet.tsx";
import { listen } from "./input.ts";
import { pictureIn } from "./poster.ts";
import { isWon, type Move, newRound, nextRound, play, type Round } from "./rules.ts";
import { say, sayWon } from "./say.ts";
import { sceneFiles } from "./scene-files.ts";
import { openContext, type Show, startShow } from "./show.ts";
import { allOn } from "./stage.ts";
import type { HarbourWords } from "./words.ts";
import "./harbour.css";

export { touch } from "./touch.ts";

export type PlayState = "idle" | "loading" | "ready" | "won" | "stopped";

export interface HarbourProps {
  words: HarbourWords;
  /** Classes that put the canvas where the poster is. */
  className: string;
  state: PlayState;
  onState: (state: PlayState) => void;
}

/** The harbour of the opening, to be played: it takes the poster's place inside the nearest `[data-play]`. */
export default function Harbour(props: HarbourProps) {
  const [isRefused, setRefused] = useState(false);
  const { state, words } = props;
  if (state !== "stopped") return <Game {...props} onRefused={setRefused} />;
  return (
    <p role="status" className={isRefused ? "play-card play-note" : "vh"}>
      {isRefused ? words.refused : words.stopped}
    </p>
  );
}

function Game({
  words,
  className,
  state,
  onState,
  onRefused,
}: HarbourProps & { onRefused: (isRefused: boolean) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const show = useRef<Show>(undefined);
  const [round, setRound] = useState<Round>(() => newRound());
  const [told, setTold] = useState(words.loading);
  const [switches] = useState(allOn);
  const isPlaying = state === "ready" || state === "won";

  // The latest round, for listeners that outlive a render.
  const current = useRef(round);
  const take = (next: Round) => {
    current.current = next;
    setRound(next);
    const sentence = say(next, words);
    if (sentence) setTold(sentence);
    show.current?.take(next);
  };
  const move = (name: Move) => show.current && take(play(current.current, name));
  const startAgain = () => {
    onState("ready");
    take(nextRound(current.current));
    canvas.current?.focus({ preventScroll: true });
  };
  const stop = () => onState("stopped");

  // In a low window picture and buttons are below the words.
  useEffect(() => {
    if (state === "ready") panel.current?.scrollIntoView({ block: "nearest" });
  }, [state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a game starts once; listeners read the latest round from its ref
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const place = canvas.current!;
    const region = place.closest<HTMLElement>("[data-play]")!;
    const refuse = () => {
      if (signal.aborted) return;
      onRefused(true);
      onState("stopped");
    };
    const begin = async () => {
      onRefused(false);
      if (!openContext(place)) return refuse();
      const file = await readScene(sceneFiles, signal);
      signal.throwIfAborted();
      const onShown = () => {
        onState("ready");
        take(newRound());
        place.focus({ preventScroll: true });
      };
      const onWon = () => {
        onState("won");
        setTold(sayWon(current.current, words));
      };
      show.current = startShow({ canvas: place, file, switches, onShown, onWon, signal });
    };
    begin().catch(refuse);
    listen({ region, canvas: place, onMove: move, onStop: stop, signal });
    return () => controller.abort();
  }, []);

  return (
    <>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: arrow keys have to reach the crane, not the reader */}
      <canvas
        ref={canvas}
        className={`play-canvas ${className}`}
        width={2000}
        height={1765}
        tabIndex={0}
        role="application"
        aria-label={words.canvas}
        aria-describedby="play-help"
      />
      {state === "won" && !round.isNight && (
        <div className="play-beam" ref={(beam) => shineFrom(canvas.current, beam)} />
      )}
      <div ref={panel} className="play-place">
        <div className="play-panel">
          <p className="play-told" role="status" data-play-placed={round.laid.length}>
            {told}
          </p>
          <p id="play-help" className="vh">
            {words.help}
          </p>
          <div className="crane-keys">
            <Key name="Swing left" icon="arrow-left" onPress={() => move("left")} isOff={!isPlaying || isWon(round)} />
            <Key name="Lower" icon="download" onPress={() => move("lower")} isOff={!isPlaying || isWon(round)} />
            <Key
              name="Swing right"
              icon="arrow-right"
              onPress={() => move("right")}
              isOff={!isPlaying || isWon(round)}
            />
          </div>
          <div className="crane-keys" data-quiet>
            <Key name="Undo" icon="undo" onPress={() => move("undo")} isOff={round.laid.length === 0 || isWon(round)} />
            <Key name="Start again" icon="undo" isMirrored onPress={startAgain} isOff={!isPlaying} />
            <Key name="Stop" icon="close" onPress={stop} />
          </div>
        </div>
      </div>
      <Bonnet switches={switches} figures={() => show.current?.figures()} onSwitch={() => show.current?.redraw()} />
    </>
  );
}

/** Of the poster: where its lamp is. */
const lamp = { x: 0.489, y: 0.085 };

/** The page's own beam starts at the lamp, wherever the picture lies. */
function shineFrom(canvas: HTMLElement | null, beam: HTMLElement | null): void {
  if (!canvas || !beam) return;
  const [picture, place] = [pictureIn(canvas), beam.getBoundingClientRect()];
  beam.style.setProperty("--lamp-x", `${picture.left - place.left + picture.width * lamp.x}px`);
  beam.style.setProperty("--lamp-y", `${picture.top - place.top + picture.height * lamp.y}px`);
}

interface KeyProps {
  name: string;
  icon: string;
  onPress: () => void;
  isOff?: boolean;
  isMirrored?: boolean;
}

/** Off it keeps its focus, so that nobody loses their place. */
function Key({ name, icon, onPress, isOff = false, isMirrored = false }: KeyProps) {
  return (
    <button type="button" className="play-key" aria-disabled={isOff} onClick={() => !isOff && onPress()}>
      <Icon name={icon} className={isMirrored ? "play-again" : ""} />
      <span>{name}</span>
    </button>
  );
}

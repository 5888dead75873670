import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { ArcadeWords } from "#model/pages/arcade-words.server.ts";
import { formatNumber } from "#shared/format.ts";
import { Keys, WaysOut } from "../keys.tsx";
import type { GameProps } from "../play-region.tsx";
import { type Gauges, type News, playArcade } from "./game.ts";
import { roundMs, spares, storeys } from "./rules.ts";
import { sentenceOf } from "./sentences.ts";
import "./cabinet.css";
import { isPlainKey } from "#app/browser/typing.ts";

type Game = ReturnType<typeof playArcade>;
const full: Gauges = {
  seconds: roundMs / 1000,
  storeys: 0,
  spares,
  isOver: false,
  canUndo: false,
  times: { between: 0, game: 0 },
};
const ways: Record<string, -1 | 1 | undefined> = { ArrowLeft: -1, ArrowRight: 1 };
const lowers = [" ", "Enter", "ArrowDown"];
/** A finger that moves less than this has tapped. */
const dragPx = 8;

/** The drawn cabinet from the front: sign, screen, the bar of frame times, three buttons. */
export function Cabinet({ words, onStage, onSay, onStop }: GameProps & { words: ArcadeWords }) {
  const place = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLCanvasElement>(null);
  const bar = useRef<HTMLCanvasElement>(null);
  const game = useRef<Game>(null);
  const [seed, setSeed] = useState(1);
  const [gauges, setGauges] = useState(full);
  const [shown, setShown] = useState("");
  const [fingers] = useState(() => dragging(game));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round begins with its seed; the callbacks only report
  useEffect(() => {
    if (!screen.current || !bar.current) return;
    const controller = new AbortController();
    const onNews = (news: News) => {
      const sentence = sentenceOf(news, words);
      onSay(sentence);
      if (news.kind === "ready") onStage("ready");
      if (news.kind === "won") onStage("won");
      if (news.kind === "late" || news.kind === "spent") onStage("stopped");
      if (news.kind !== "aside") setShown(sentence);
    };
    for (const canvas of [screen.current, bar.current]) fitPixels(canvas);
    setGauges(full);
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const { signal } = controller;
    game.current = playArcade({
      ...{ screen: screen.current, bar: bar.current, seed, isCalm, signal },
      ...{ onNews, onGauges: setGauges },
    });
    place.current?.focus({ preventScroll: true });
    showWhole();
    return () => controller.abort();
  }, [seed]);

  function showWhole() {
    place.current?.scrollIntoView({ block: "nearest" });
  }
  function pressed(event: KeyboardEvent<HTMLElement>) {
    if (!isPlainKey(event.nativeEvent)) return;
    const way = ways[event.key];
    const isOnButton = event.target instanceof HTMLButtonElement && event.key !== "ArrowDown";
    if (event.key === "Escape") onStop();
    else if (way) game.current?.push(way);
    else if (lowers.includes(event.key) && !isOnButton && !event.repeat) game.current?.lower();
    else return;
    event.preventDefault();
  }
  return (
    <div
      className="play-cabinet"
      data-tone="tang"
      data-play-placed={gauges.storeys}
      role="application"
      aria-label={words.name}
      ref={place}
      tabIndex={-1}
      onKeyDown={pressed}
      // While it turns to the front it is a third of its size.
      onAnimationEnd={showWhole}
    >
      <Sign gauges={gauges} words={words} />
      <div className="arcade-screen">
        <canvas ref={screen} role="img" aria-label={words.screen} {...fingers} />
        <p aria-hidden="true">{shown}</p>
      </div>
      <div className="arcade-frame">
        <canvas ref={bar} aria-hidden="true" />
        <p>
          <b>{words.budget}</b>{" "}
          <span>
            {words.times
              .replace("{frame}", formatNumber(gauges.times.between, 1))
              .replace("{game}", formatNumber(gauges.times.game, 1))}
          </span>
        </p>
      </div>
      <Keys onSwing={(way) => game.current?.push(way)} onLower={() => game.current?.lower()} isOff={gauges.isOver} />
      <WaysOut
        onUndo={() => game.current?.undo()}
        canUndo={gauges.canUndo}
        onAgain={() => setSeed(seed + 1)}
        onStop={onStop}
      />
    </div>
  );
}

/** Its diamonds are the remaining blocks. */
function Sign({ gauges, words }: { gauges: Gauges; words: ArcadeWords }) {
  return (
    <p className="arcade-sign" aria-hidden="true">
      <b>{words.seconds.replace("{count}", String(gauges.seconds))}</b>
      <span>
        {Array.from({ length: spares }, (_, index) => (
          <i key={index} data-lost={index >= gauges.spares || undefined} />
        ))}
      </span>
      <b>{`${gauges.storeys}/${storeys}`}</b>
    </p>
  );
}

/** A tap lowers; a drag takes the block along and lowers it where the finger leaves. */
function dragging(game: { current: Game | null }) {
  let from: number | undefined;
  let isDrag = false;
  return {
    onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      from = event.clientX;
      isDrag = false;
    },
    onPointerMove({ clientX, currentTarget }: PointerEvent<HTMLCanvasElement>) {
      if (from === undefined || (!isDrag && Math.abs(clientX - from) < dragPx)) return;
      isDrag = true;
      const { left, width } = currentTarget.getBoundingClientRect();
      game.current?.carry((clientX - left) / width);
    },
    onPointerUp() {
      if (from !== undefined) game.current?.lower();
      from = undefined;
    },
    onPointerCancel() {
      from = undefined;
    },
  };
}

function fitPixels(canvas: HTMLCanvasElement): void {
  const density = Math.min(2, devicePixelRatio);
  canvas.width = Math.round(canvas.clientWidth * density);
  canvas.height = Math.round(canvas.clientHeight * density);
}

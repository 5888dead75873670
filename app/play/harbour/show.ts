import type { FrameTimes } from "../frame-meter.ts";
import type { SceneFile } from "../webgl/scene-file.ts";
import { createMotion } from "./motion.ts";
import { createPace, isDrawnByProcessor } from "./pace.ts";
import { aspect } from "./poster.ts";
import type { Round } from "./rules.ts";
import { createStage, type Stage, type Switches } from "./stage.ts";

/** What a look under the bonnet shows. */
export interface Figures {
  /** From one frame to the next; 0 as long as nothing has moved. */
  frameMs: number;
  /** Of the canvas, in pixels. */
  width: number;
  height: number;
  drawCalls: number;
  triangles: number;
  bytes: number;
  textureBytes: number;
}
interface Options {
  canvas: HTMLCanvasElement;
  file: SceneFile;
  switches: Switches;
  /** The first picture is drawn. */
  onShown: () => void;
  onWon: () => void;
  /** Each frame, with the time since the one before and what it cost here. */
  onFrame?: (times: FrameTimes) => void;
  /** To be compared: drawn the same way on every machine, and no finer or coarser. */
  isMeasured?: boolean;
  signal: AbortSignal;
}
export interface Show {
  take: (round: Round) => void;
  figures: () => Figures;
  redraw: () => void;
  isResting: () => boolean;
}

/** Finer pixels cost four times as much and nobody sees them move. */
const mostDense = 2;
/** Of a pixel, for smooth edges. */
const samplesOfCard = 4;
/** The most that one frame moves things, in s. */
const longestStep = 0.25;

/** Whether this browser draws in three dimensions at all; nothing is kept of the try. */
export function openContext(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  return canvas.getContext("webgl2", {
    antialias: false,
    alpha: true,
    premultipliedAlpha: true,
    powerPreference: "low-power",
  });
}

/** Draws the harbour while it is seen and something moves. */
export function startShow({ canvas, file, switches, onShown, onWon, onFrame, isMeasured, signal }: Options): Show {
  const gl = openContext(canvas);
  if (!gl) throw new Error("no WebGL");
  const motion = createMotion({ onWon });
  const isStill = matchMedia("(prefers-reduced-motion: reduce)");
  const isSlow = isDrawnByProcessor(gl);
  const samples = isMeasured || isSlow ? 0 : samplesOfCard;
  // Without a card every second frame has new shadows.
  const mayHurry = isSlow && !isMeasured;
  const pace = createPace();
  const density = () => Math.min(isMeasured ? 1 : mostDense, devicePixelRatio);
  const sizeOf = watchSize(canvas, { signal, onResize: () => wake() });
  let stage: Stage | undefined = createStage(gl, file, samples);
  let [isSeen, isShown] = [true, false];
  let [last, frame, frameMs] = [0, 0, 0];
  let count = { drawCalls: 0, triangles: 0 };

  const wake = () => {
    const isWatched = isSeen && !document.hidden;
    // After a pause the harbour goes on where it was.
    if (!isWatched) last = 0;
    if (frame === 0 && stage && isWatched && !signal.aborted) frame = requestAnimationFrame(tick);
  };
  function tick(now: number) {
    frame = 0;
    if (!stage || signal.aborted) return;
    const passed = last === 0 ? 1 / 60 : Math.min(longestStep, (now - last) / 1000);
    const between = last === 0 ? undefined : passed * 1000;
    if (between) frameMs = frameMs === 0 ? between : frameMs * 0.9 + between * 0.1;
    if (between && !isMeasured) pace.note(between);
    last = now;
    const began = performance.now();
    if (isStill.matches) motion.settle();
    else for (let left = passed; left > 0; left -= 1 / 120) motion.step(Math.min(left, 1 / 120));
    takeSize(canvas, sizeOf() * density() * pace.fineness());
    count = stage.draw(motion.pose(), switches, mayHurry && between !== undefined && !motion.isResting());
    if (between) onFrame?.({ between, game: performance.now() - began });
    if (!isShown) onShown();
    isShown = true;
    if (motion.isResting() || isStill.matches) last = 0;
    else wake();
  }

  const watch = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? true;
    wake();
  });
  watch.observe(canvas);
  signal.addEventListener("abort", () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    // Memory of the graphics card comes back at once instead of some day.
    if (!gl.isContextLost()) gl.getExtension("WEBGL_lose_context")?.loseContext();
  });
  document.addEventListener("visibilitychange", wake, { signal });
  canvas.addEventListener(
    "webglcontextlost",
    (event) => {
      event.preventDefault();
      stage = undefined;
    },
    { signal },
  );
  canvas.addEventListener(
    "webglcontextrestored",
    () => {
      stage = createStage(gl, file, samples);
      wake();
    },
    { signal },
  );
  return {
    take(round) {
      motion.take(round);
      wake();
    },
    redraw: wake,
    isResting: motion.isResting,
    figures: () => ({
      frameMs,
      width: canvas.width,
      height: canvas.height,
      ...count,
      bytes: file.byteCount,
      textureBytes: stage?.textureBytes ?? 0,
    }),
  };
}

/** How wide the canvas is seen, in CSS pixels. */
function watchSize(canvas: HTMLCanvasElement, { signal, onResize }: { signal: AbortSignal; onResize: () => void }) {
  let seen = canvas.clientWidth;
  const watch = new ResizeObserver(() => {
    if (canvas.clientWidth === seen) return;
    seen = canvas.clientWidth;
    onResize();
  });
  watch.observe(canvas);
  signal.addEventListener("abort", () => watch.disconnect());
  return () => seen;
}

/** In the poster's shape; only together with a new picture, as it clears the old one. */
function takeSize(canvas: HTMLCanvasElement, pixels: number): void {
  const width = Math.round(pixels);
  if (width === 0 || width === canvas.width) return;
  canvas.width = width;
  canvas.height = Math.round(width / aspect);
}

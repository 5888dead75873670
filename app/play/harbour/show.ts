import type { SceneFile } from "../webgl/scene-file.ts";
import { createMotion } from "./motion.ts";
import type { Round } from "./rules.ts";
import { createStage, type Stage, type Switches } from "./stage.ts";

/** What a look under the bonnet shows. */
export interface Figures {
  frameMs: number;
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
  signal: AbortSignal;
}
export interface Show {
  take: (round: Round) => void;
  figures: () => Figures;
  redraw: () => void;
}

const aspect = 2000 / 1765;
/** Finer pixels cost four times as much and nobody sees them move. */
const mostDense = 2;
/** Longer than any frame: the tab was hidden or the harbour out of view. */
const longPauseMs = 1500;

/** Whether this browser draws in three dimensions at all; nothing is kept of the try. */
export function openContext(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  return canvas.getContext("webgl2", {
    antialias: true,
    alpha: true,
    premultipliedAlpha: true,
    powerPreference: "low-power",
  });
}

/** Draws the harbour while it is seen and something moves. */
export function startShow({ canvas, file, switches, onShown, onWon, signal }: Options): Show {
  const gl = openContext(canvas);
  if (!gl) throw new Error("no WebGL");
  const motion = createMotion({ onLit: onWon });
  const isStill = matchMedia("(prefers-reduced-motion: reduce)");
  let stage: Stage | undefined = createStage(gl, file);
  let [isSeen, isShown] = [true, false];
  let [last, frame, frameMs] = [0, 0, 0];
  let count = { drawCalls: 0, triangles: 0 };

  const wake = () => {
    if (frame === 0 && stage && isSeen && !document.hidden && !signal.aborted) frame = requestAnimationFrame(tick);
  };
  function tick(now: number) {
    frame = 0;
    if (!stage || signal.aborted) return;
    // After a pause the harbour goes on where it was.
    const passed = last === 0 || now - last > longPauseMs ? 1 / 60 : Math.min(0.25, (now - last) / 1000);
    frameMs = last === 0 ? passed * 1000 : frameMs * 0.9 + passed * 100;
    last = now;
    if (isStill.matches) motion.settle();
    else for (let left = passed; left > 0; left -= 1 / 120) motion.step(Math.min(left, 1 / 120));
    count = stage.draw(motion.pose(), switches);
    if (!isShown) onShown();
    isShown = true;
    if (motion.isResting() || isStill.matches) last = 0;
    else wake();
  }

  keepSize(canvas, { signal, onResize: wake });
  const watch = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? true;
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
      stage = createStage(gl, file);
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
    figures: () => ({ frameMs, ...count, bytes: file.byteCount, textureBytes: stage?.textureBytes ?? 0 }),
  };
}

/** Keeps as many pixels as the canvas covers, in the poster's shape. */
function keepSize(canvas: HTMLCanvasElement, { signal, onResize }: { signal: AbortSignal; onResize: () => void }) {
  const resize = () => {
    const width = Math.round(canvas.clientWidth * Math.min(mostDense, devicePixelRatio));
    if (width === 0 || width === canvas.width) return;
    canvas.width = width;
    canvas.height = Math.round(width / aspect);
    onResize();
  };
  const watch = new ResizeObserver(resize);
  watch.observe(canvas);
  signal.addEventListener("abort", () => watch.disconnect());
  resize();
}

import { type Batch, type Counter, createBatches } from "../webgl/batch.ts";
import { type Cover, coverOf } from "../webgl/cover.ts";
import { type Matrix, orthographic, times, unmove, unproject } from "../webgl/matrix.ts";
import { link, type Program, setUnits, type Values } from "../webgl/program.ts";
import { createRelief } from "../webgl/relief.ts";
import type { SceneFile } from "../webgl/scene-file.ts";
import { createShadowMap, shadowSize } from "../webgl/shadow-map.ts";
import { createStrip } from "../webgl/shape.ts";
import { createSurface } from "../webgl/surface.ts";
import { uploadPicture } from "../webgl/texture.ts";
import { placeParts } from "./parts.ts";
import { lampAt } from "./places.ts";
import type { Pose } from "./pose.ts";
import {
  depthFragment,
  lampFragment,
  pictureFragment,
  screenVertex,
  shadeFragment,
  sunFragment,
  toyFragment,
  vertex,
} from "./shaders.ts";
import { sunView, sunWay, toSun } from "./sun.ts";

/** What can be switched off to see what it is good for. */
export interface Switches {
  instancing: boolean;
  shadows: boolean;
  detail: boolean;
  culling: boolean;
}
export interface Stage {
  /** @param isHurried the next frame follows at once, and its shadows may be those of the last one */
  draw: (pose: Pose, switches: Switches, isHurried: boolean) => Counter;
  textureBytes: number;
}

export const allOn = (): Switches => ({ instancing: true, shadows: true, detail: true, culling: true });

/** Figures lower than this on the screen, in px, have fewer corners. */
const smallFigure = 64;
/** The table that the board stands on, as far as shadows fall. */
const floor = -1.15;
const table = [-6, -6, floor, 12, -6, floor, -6, 12, floor, 12, 12, floor];
const [near, far] = [0.1, 200];
const units = ["stage", "standing", "moving", "depths", "sunny"];

/** The harbour, drawn: a picture of what stands still, its depths, and what moves in the same light. */
export function createStage(gl: WebGL2RenderingContext, file: SceneFile, samples: number): Stage {
  const surface = createSurface(gl, samples);
  const batchOf = createBatches(gl, file);
  const programs = createPrograms(gl, samples > 0 ? "" : "#define HARD\n");
  const [standing, moving] = [createShadowMap(gl), createShadowMap(gl)];
  const relief = createRelief(gl, units.indexOf("depths"));
  for (const [unit, texture] of [uploadPicture(gl, file.picture), standing.texture, moving.texture].entries()) {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
  }
  const still = groupStill(file).map(({ mesh, matrices }) => batchOf(mesh, matrices));
  const place = placeParts(file, batchOf);
  const [screen, ground] = [createStrip(gl, [-1, -1, 0, 1, -1, 0, -1, 1, 0, 1, 1, 0]), createStrip(gl, table)];
  const { matrix: camera, halfWidth, halfHeight } = file.camera;
  const view = times(orthographic(halfWidth, halfHeight, near, far), unmove(camera));
  const back = times(camera, unproject(halfWidth, halfHeight, near, far));
  const sight = { view, sunView, sun: toSun, eye: camera.subarray(8, 11) };
  let [hasStandingShadows, isShadowOld] = [false, false];

  /** What never changes: where shadows of what stands still lie, and which pixels have sun. */
  function layOut(count: Counter) {
    const drawStill = () => {
      for (const batch of still) batch.draw({ isInstanced: true, count });
    };
    gl.disable(gl.CULL_FACE);
    if (!hasStandingShadows) {
      programs.depth.start({ view: sunView });
      standing.render(drawStill);
    }
    hasStandingShadows = true;
    relief.fit(() => {
      programs.sun.start(sight);
      drawStill();
      ground(count);
    });
  }

  function draw(pose: Pose, switches: Switches, isHurried: boolean): Counter {
    const count = { drawCalls: 0, triangles: 0 };
    const { height } = gl.canvas;
    const shown = place(pose, !switches.detail || (0.9 / (halfHeight * 2)) * height > smallFigure);
    const { dusk } = pose;
    const drawAll = (batches: readonly Batch[], counted = count) => {
      for (const batch of batches) batch.draw({ isInstanced: switches.instancing, count: counted });
    };
    // Without instancing no frame is cached either: every shape is drawn each time.
    const isKept = samples === 0 && switches.instancing;
    function drawPicture() {
      const counted = isKept ? once() : count;
      gl.disable(gl.DEPTH_TEST);
      programs.picture.start({ dusk });
      screen(counted);
      gl.enable(gl.DEPTH_TEST);
      programs.depth.start({ view });
      gl.colorMask(false, false, false, false);
      drawAll(still, counted);
      gl.colorMask(true, true, true, true);
    }
    /** Light or shade on what stands still. */
    function drawOver(program: Program, values: Values, taken: GLenum) {
      gl.disable(gl.DEPTH_TEST);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, taken);
      program.start(values);
      screen(count);
      gl.disable(gl.BLEND);
      gl.enable(gl.DEPTH_TEST);
    }

    surface.fit();
    gl.disable(gl.BLEND);
    gl.enable(gl.DEPTH_TEST);
    layOut(once());
    if (switches.culling) gl.enable(gl.CULL_FACE);
    isShadowOld = isHurried && !isShadowOld;
    if (switches.shadows && !isShadowOld) {
      programs.depth.start({ view: sunView });
      moving.render(() => drawAll(shown));
    }
    surface.lay(drawPicture, { isAllowed: isKept, light: dusk });
    if (switches.shadows) {
      const boxes = shown.map(({ box }) => box());
      scissor(gl, coverOf(boxes, view, { way: sunWay, floor }));
      drawOver(programs.shade, { back: times(sunView, back), sun: toSun }, gl.ONE_MINUS_SRC_ALPHA);
      gl.disable(gl.SCISSOR_TEST);
    }
    const aim = [Math.cos(pose.bearing), Math.sin(pose.bearing), pose.glow * 0.62];
    if (pose.glow > 0.01) drawOver(programs.lamp, { back, lamp: lampAt, aim }, gl.ONE);
    programs.toy.start({ ...sight, dusk, shadows: switches.shadows ? 1 : 0 });
    drawAll(shown);
    gl.bindVertexArray(null);
    surface.show();
    return count;
  }
  const { naturalWidth, naturalHeight } = file.picture;
  // With its smaller copies a picture takes a third more.
  return { draw, textureBytes: (naturalWidth * naturalHeight * 16) / 3 + 2 * shadowSize * shadowSize * 2 };
}

/** Beside the count of a frame. */
const once = (): Counter => ({ drawCalls: 0, triangles: 0 });

/** Nothing is drawn beyond, until the scissors are put away. */
function scissor(gl: WebGL2RenderingContext, { left, right, bottom, top }: Cover) {
  const { width, height } = gl.canvas;
  const px = (share: number, size: number) => Math.round(((share + 1) / 2) * size);
  const [x, y] = [px(left, width) - 1, px(bottom, height) - 1];
  gl.enable(gl.SCISSOR_TEST);
  gl.scissor(x, y, Math.max(0, px(right, width) + 1 - x), Math.max(0, px(top, height) + 1 - y));
}

function createPrograms(gl: WebGL2RenderingContext, shadows: string) {
  const programs = {
    picture: link(gl, screenVertex, pictureFragment),
    depth: link(gl, vertex, depthFragment),
    sun: link(gl, vertex, sunFragment),
    toy: link(gl, vertex, shadows + toyFragment),
    shade: link(gl, screenVertex, shadows + shadeFragment),
    lamp: link(gl, screenVertex, lampFragment),
  };
  for (const program of Object.values(programs)) setUnits(gl, program, units);
  return programs;
}

function groupStill({ parts }: SceneFile) {
  const groups = new Map<SceneFile["parts"][number]["mesh"], Matrix[]>();
  for (const { name, mesh, matrix } of parts)
    if (name === "still") groups.set(mesh, [...(groups.get(mesh) ?? []), matrix]);
  return [...groups].map(([mesh, matrices]) => ({ mesh, matrices }));
}

import { type Batch, type Counter, createBatches } from "../webgl/batch.ts";
import { lookingAlong, type Matrix, orthographic, type Triple, times, unmove } from "../webgl/matrix.ts";
import { link, setUnits } from "../webgl/program.ts";
import type { SceneFile } from "../webgl/scene-file.ts";
import { createShadowMap, shadowSize } from "../webgl/shadow-map.ts";
import { createStrip } from "../webgl/shape.ts";
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
  toyFragment,
  vertex,
} from "./shaders.ts";

/** What can be switched off to see what it is good for. */
export interface Switches {
  instancing: boolean;
  shadows: boolean;
  detail: boolean;
  culling: boolean;
}
export interface Stage {
  draw: (pose: Pose, switches: Switches) => Counter;
  textureBytes: number;
}

const sunWay: Triple = [0.22, 0.62, -1.3];
const sunLong = Math.hypot(...sunWay);
const toSun = sunWay.map((value) => -value / sunLong);
const sunView = times(orthographic(9, 9, 0, 60), unmove(lookingAlong(sunWay.map((v) => v * -20) as Triple, sunWay)));
/** Figures lower than this on the screen, in px, have fewer corners. */
const smallFigure = 64;
/** The table that the board stands on, as far as shadows fall. */
const table = [-6, -6, -1.15, 12, -6, -1.15, -6, 12, -1.15, 12, 12, -1.15];

/** The harbour, drawn: a picture of what stands still, its depths, and what moves in the same light. */
export function createStage(gl: WebGL2RenderingContext, file: SceneFile): Stage {
  const batchOf = createBatches(gl, file);
  const programs = createPrograms(gl);
  const [standing, moving] = [createShadowMap(gl), createShadowMap(gl)];
  for (const [unit, texture] of [uploadPicture(gl, file.picture), standing.texture, moving.texture].entries()) {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
  }
  const still = groupStill(file).map(({ mesh, matrices }) => batchOf(mesh, matrices));
  const place = placeParts(file, batchOf);
  const [screen, ground] = [createStrip(gl, [-1, -1, 0, 1, -1, 0, -1, 1, 0, 1, 1, 0]), createStrip(gl, table)];
  const { matrix: camera, halfWidth, halfHeight } = file.camera;
  const view = times(orthographic(halfWidth, halfHeight, 0.1, 200), unmove(camera));
  let hasStandingShadows = false;

  function draw(pose: Pose, switches: Switches): Counter {
    const count = { drawCalls: 0, triangles: 0 };
    const options = { isInstanced: switches.instancing, count };
    const drawAll = (batches: readonly Batch[]) => {
      for (const batch of batches) batch.draw(options);
    };
    const { width, height } = gl.canvas;
    const isFine = !switches.detail || (0.9 / (halfHeight * 2)) * height > smallFigure;
    const shown = place(pose, isFine);

    function castShadows() {
      programs.depth.use();
      programs.depth.set("view", sunView);
      if (!hasStandingShadows) standing.render(() => drawAll(still));
      hasStandingShadows = true;
      moving.render(() => drawAll(shown));
    }
    function drawPicture() {
      gl.disable(gl.DEPTH_TEST);
      programs.picture.use();
      programs.picture.set("dusk", pose.dusk);
      screen(count);
      gl.enable(gl.DEPTH_TEST);
      programs.depth.use();
      programs.depth.set("view", view);
      gl.colorMask(false, false, false, false);
      drawAll(still);
      gl.colorMask(true, true, true, true);
    }
    function drawToys() {
      const { toy } = programs;
      toy.use();
      for (const [name, value] of Object.entries({ view, sunView, sun: toSun, eye: camera.subarray(8, 11) }))
        toy.set(name, value);
      toy.set("shadows", switches.shadows ? 1 : 0);
      toy.set("dusk", pose.dusk);
      drawAll(shown);
    }
    /** Draws over what stands still, exactly where it is seen. */
    function drawOver(program: (typeof programs)["shade"]) {
      program.use();
      program.set("view", view);
      gl.enable(gl.BLEND);
      gl.depthFunc(gl.LEQUAL);
      gl.depthMask(false);
      drawAll(still);
      gl.disable(gl.CULL_FACE);
      ground(count);
      gl.depthMask(true);
      gl.depthFunc(gl.LESS);
      gl.disable(gl.BLEND);
    }

    gl.disable(gl.BLEND);
    gl.enable(gl.DEPTH_TEST);
    if (switches.culling) gl.enable(gl.CULL_FACE);
    else gl.disable(gl.CULL_FACE);
    if (switches.shadows) castShadows();
    gl.viewport(0, 0, width, height);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    drawPicture();
    drawToys();
    if (switches.shadows) {
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      programs.shade.use();
      programs.shade.set("sunView", sunView);
      programs.shade.set("sun", toSun);
      drawOver(programs.shade);
    }
    if (pose.dusk > 0.01) {
      gl.blendFunc(gl.ONE, gl.ONE);
      programs.lamp.use();
      programs.lamp.set("lamp", [lampAt[0], lampAt[1], pose.bearing, pose.dusk * 0.62]);
      drawOver(programs.lamp);
    }
    gl.bindVertexArray(null);
    return count;
  }
  const { naturalWidth, naturalHeight } = file.picture;
  // With its smaller copies a picture takes a third more.
  return { draw, textureBytes: (naturalWidth * naturalHeight * 16) / 3 + 2 * shadowSize * shadowSize * 2 };
}

function createPrograms(gl: WebGL2RenderingContext) {
  const programs = {
    picture: link(gl, screenVertex, pictureFragment),
    depth: link(gl, vertex, depthFragment),
    toy: link(gl, vertex, toyFragment),
    shade: link(gl, vertex, shadeFragment),
    lamp: link(gl, vertex, lampFragment),
  };
  for (const program of Object.values(programs)) setUnits(gl, program, ["stage", "standing", "moving"]);
  return programs;
}

function groupStill({ parts }: SceneFile) {
  const groups = new Map<SceneFile["parts"][number]["mesh"], Matrix[]>();
  for (const { name, mesh, matrix } of parts)
    if (name === "still") groups.set(mesh, [...(groups.get(mesh) ?? []), matrix]);
  return [...groups].map(([mesh, matrices]) => ({ mesh, matrices }));
}

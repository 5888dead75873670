import type { Batch } from "../webgl/batch.ts";
import { compose, type Matrix, type Triple, turned } from "../webgl/matrix.ts";
import type { Mesh, SceneFile } from "../webgl/scene-file.ts";
import { crane, ropeTop } from "./places.ts";
import type { Pose, Standing } from "./pose.ts";

interface Bar {
  from: Triple;
  to: Triple;
}

/** Readies what moves; what comes back places it all for a pose and says what is to be drawn. */
export function placeParts({ parts }: SceneFile, batchOf: (mesh: Mesh, matrices: Matrix[]) => Batch) {
  const known = new Map(
    parts
      .filter(({ name }) => name !== "still")
      .flatMap((part) => (part.name === "rope" ? [part, { ...part, name: "rope-2" }] : [part]))
      .map(({ name, mesh, matrix }) => [name, { size: matrix[0]!, batch: batchOf(mesh, [matrix]) }]),
  );
  return (pose: Pose, isFine: boolean): Batch[] =>
    [...partsOf(pose, isFine)].flatMap(([name, where]) => {
      const part = known.get(name);
      if (!part) return [];
      part.batch.move("from" in where ? between(where) : standing(where, part.size));
      return [part.batch];
    });
}

/** An upright bar of length 1, placed from one point to another; it leans a little at most. */
function between({ from: [x, y, z], to: [tx, ty, tz] }: Bar): Matrix {
  return new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, tx - x, ty - y, tz - z, 0, x, y, z, 1]);
}

function standing({ at, turn, scale: [x, y, z] = [1, 1, 1] }: Standing, size: number): Matrix {
  return compose(at, turn, [x * size, y * size, z * size]);
}

/** How high the jib turns when it bows; its part begins at the ground. */
const pivot = 5.3;

/** Where each part goes; figures and their simpler versions by name. */
function* partsOf(pose: Pose, isFine: boolean): Generator<[string, Standing | Bar]> {
  const [sine, cosine] = [Math.sin(pose.angle), Math.cos(pose.angle)];
  const [x, y] = [crane[0] + sine * pose.reach, crane[1] - cosine * pose.reach];
  const [bowed, back, down] = [turned(pose.angle, pose.nod), pose.nod * pivot, pose.nod * pose.reach];
  yield ["top", { at: [crane[0] - sine * back, crane[1] + cosine * back, 0], turn: bowed }];
  yield ["trolley", { at: [x, y, -down], turn: turned(pose.angle) }];
  const [hx, hy, hz] = pose.hook;
  for (const [name, side] of [
    ["rope", 0.1],
    ["rope-2", -0.1],
  ] as const) {
    const [dx, dy] = [-sine * side, cosine * side];
    yield [name, { from: [hx + dx * 0.3, hy + dy * 0.3, hz], to: [x + dx, y + dy, ropeTop - down] }];
  }
  yield ["hook", { at: pose.hook, turn: pose.hookTurn }];
  if (pose.hasSlings) yield ["slings", { at: pose.hook, turn: pose.hookTurn }];
  for (const [k, tile] of pose.tiles.entries()) yield [`tile-${k}`, tile];
  for (const [k, figure] of pose.figures.entries()) yield [`figure-${k}${isFine ? "" : "-far"}`, figure];
}

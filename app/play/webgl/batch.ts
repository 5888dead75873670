import type { Boxed } from "./cover.ts";
import type { Matrix } from "./matrix.ts";
import { places } from "./program.ts";
import type { Mesh, SceneFile } from "./scene-file.ts";

/** One mesh and everything that looks like it. */
export interface Batch {
  draw: (options: { isInstanced: boolean; count: Counter }) => void;
  /** Moves the only thing of a batch. */
  move: (matrix: Matrix) => void;
  /** The box of that thing, and where it lies. */
  box: () => Boxed;
}
export interface Counter {
  drawCalls: number;
  triangles: number;
}

/** Uploads the file's bytes once; every batch points into them. */
export function createBatches(gl: WebGL2RenderingContext, { bytes }: SceneFile) {
  const upload = (target: GLenum) => {
    const buffer = gl.createBuffer();
    gl.bindBuffer(target, buffer);
    gl.bufferData(target, bytes, gl.STATIC_DRAW);
    return buffer;
  };
  gl.bindVertexArray(null);
  const [values, corners] = [upload(gl.ARRAY_BUFFER), upload(gl.ELEMENT_ARRAY_BUFFER)];
  return (mesh: Mesh, matrices: Matrix[]): Batch => {
    const array = gl.createVertexArray();
    gl.bindVertexArray(array);
    gl.bindBuffer(gl.ARRAY_BUFFER, values);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, corners);
    pointInto(gl, mesh);
    const many = matrices.length > 1 ? keepInstances(gl, matrices) : undefined;
    gl.bindVertexArray(null);
    let only = matrices[0]!;
    const { count: cornerCount, offset } = mesh.corners;
    const drawOne = (matrix: Matrix) => {
      for (let row = 0; row < 4; row++) gl.vertexAttrib4fv(places.model + row, matrix.subarray(row * 4, row * 4 + 4));
      gl.drawElements(gl.TRIANGLES, cornerCount, gl.UNSIGNED_SHORT, offset);
    };
    return {
      move: (matrix) => {
        only = matrix;
      },
      box: () => ({ low: mesh.low, high: mesh.high, matrix: only }),
      draw({ isInstanced, count }) {
        gl.bindVertexArray(array);
        many?.(isInstanced);
        if (!many) drawOne(only);
        else if (isInstanced)
          gl.drawElementsInstanced(gl.TRIANGLES, cornerCount, gl.UNSIGNED_SHORT, offset, matrices.length);
        else for (const matrix of matrices) drawOne(matrix);
        count.drawCalls += many && !isInstanced ? matrices.length : 1;
        count.triangles += (cornerCount / 3) * matrices.length;
      },
    };
  };
}

function pointInto(gl: WebGL2RenderingContext, { points, normals, colours }: Mesh) {
  const point = (place: number, size: number, kind: GLenum, view: Mesh["points"] | undefined) => {
    if (!view) return;
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, size, kind, true, view.stride, view.offset);
  };
  point(places.point, 3, gl.SHORT, points);
  point(places.normal, 3, gl.BYTE, normals);
  point(places.colour, 4, gl.UNSIGNED_SHORT, colours);
}

/** Fills a buffer with the matrices; what comes back says whether the bound array reads them. */
function keepInstances(gl: WebGL2RenderingContext, matrices: Matrix[]) {
  const all = new Float32Array(matrices.length * 16);
  for (const [at, matrix] of matrices.entries()) all.set(matrix, at * 16);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, all, gl.STATIC_DRAW);
  for (let row = 0; row < 4; row++) {
    gl.vertexAttribPointer(places.model + row, 4, gl.FLOAT, false, 64, row * 16);
    gl.vertexAttribDivisor(places.model + row, 1);
  }
  return (isRead: boolean) => {
    for (let row = 0; row < 4; row++)
      if (isRead) gl.enableVertexAttribArray(places.model + row);
      else gl.disableVertexAttribArray(places.model + row);
  };
}

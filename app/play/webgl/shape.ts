import type { Counter } from "./batch.ts";
import { compose } from "./matrix.ts";
import { places } from "./program.ts";

/** A strip of triangles that is not in the file, where it lies. */
export function createStrip(gl: WebGL2RenderingContext, corners: readonly number[]): (count: Counter) => void {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(corners), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(places.point);
  gl.vertexAttribPointer(places.point, 3, gl.FLOAT, false, 12, 0);
  gl.bindVertexArray(null);
  const [here, number] = [compose(), corners.length / 3];
  return (count) => {
    gl.bindVertexArray(array);
    for (let row = 0; row < 4; row++) gl.vertexAttrib4fv(places.model + row, here.subarray(row * 4, row * 4 + 4));
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, number);
    count.drawCalls++;
    count.triangles += number - 2;
  };
}

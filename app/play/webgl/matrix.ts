/** Column-major 4 × 4, as WebGL takes it. */
export type Matrix = Float32Array;
export type Triple = [number, number, number];
type Turn = [number, number, number, number];

const [still, noTurn, whole] = [[0, 0, 0] as Triple, [0, 0, 0, 1] as Turn, [1, 1, 1] as Triple];

/** Scales, then turns by a quaternion, then moves. */
export function compose([x, y, z] = still, [a, b, c, w] = noTurn, [sx, sy, sz] = whole): Matrix {
  return new Float32Array([
    ...[(1 - 2 * (b * b + c * c)) * sx, 2 * (a * b + c * w) * sx, 2 * (a * c - b * w) * sx, 0],
    ...[2 * (a * b - c * w) * sy, (1 - 2 * (a * a + c * c)) * sy, 2 * (b * c + a * w) * sy, 0],
    ...[2 * (a * c + b * w) * sz, 2 * (b * c - a * w) * sz, (1 - 2 * (a * a + b * b)) * sz, 0],
    ...[x, y, z, 1],
  ]);
}

export function times(a: Matrix, b: Matrix): Matrix {
  const out = new Float32Array(16);
  for (let column = 0; column < 4; column++)
    for (let row = 0; row < 4; row++) {
      let sum = 0;
      for (let k = 0; k < 4; k++) sum += a[k * 4 + row]! * b[column * 4 + k]!;
      out[column * 4 + row] = sum;
    }
  return out;
}

/** Where a matrix brings a point. */
export function moved(m: Matrix, [x, y, z]: Triple): Triple {
  const along = (k: number) => m[k]! * x + m[k + 4]! * y + m[k + 8]! * z + m[k + 12]!;
  return [along(0), along(1), along(2)];
}

/** The inverse of a matrix that only turns and moves. */
export function unmove(m: Matrix): Matrix {
  const back = (k: number) => -(m[k]! * m[12]! + m[k + 1]! * m[13]! + m[k + 2]! * m[14]!);
  return new Float32Array([
    ...[m[0]!, m[4]!, m[8]!, 0, m[1]!, m[5]!, m[9]!, 0, m[2]!, m[6]!, m[10]!, 0],
    ...[back(0), back(4), back(8), 1],
  ]);
}

/** A turn about the upright axis, then leaning about x and y, as a quaternion; in radians. */
export function turned(yaw: number, leanX = 0, leanY = 0): Turn {
  const [cz, sz, cx, sx] = [Math.cos(yaw / 2), Math.sin(yaw / 2), Math.cos(leanX / 2), Math.sin(leanX / 2)];
  const [cy, sy] = [Math.cos(leanY / 2), Math.sin(leanY / 2)];
  return [
    cz * cy * sx - sz * sy * cx,
    cz * sy * cx + sz * cy * sx,
    sz * cy * cx - cz * sy * sx,
    cz * cy * cx + sz * sy * sx,
  ];
}

export function orthographic(halfWidth: number, halfHeight: number, near: number, far: number): Matrix {
  const depth = far - near;
  return new Float32Array([
    ...[1 / halfWidth, 0, 0, 0, 0, 1 / halfHeight, 0, 0],
    ...[0, 0, -2 / depth, 0, 0, 0, -(far + near) / depth, 1],
  ]);
}

/** From the screen back to what an orthographic camera sees there. */
export function unproject(halfWidth: number, halfHeight: number, near: number, far: number): Matrix {
  return new Float32Array([
    ...[halfWidth, 0, 0, 0, 0, halfHeight, 0, 0],
    ...[0, 0, (near - far) / 2, 0, 0, 0, -(far + near) / 2, 1],
  ]);
}

/** Where a thing stands that looks along `direction` from `from`; its own -z looks. */
export function lookingAlong(from: Triple, [x, y, z]: Triple): Matrix {
  const long = Math.hypot(x, y, z);
  const [bx, by, bz] = [-x / long, -y / long, -z / long];
  const flat = Math.hypot(bx, by);
  const [rx, ry] = [-by / flat, bx / flat];
  return new Float32Array([...[rx, ry, 0, 0, -bz * ry, bz * rx, bx * ry - by * rx, 0], ...[bx, by, bz, 0, ...from, 1]]);
}

/** Places of the attributes, the same in every program, so that one vertex array serves all. */
export const places = { point: 0, normal: 1, colour: 2, model: 3 } as const;

/** Uniforms by name: numbers, vectors or matrices. */
export type Values = Record<string, number | ArrayLike<number>>;

export interface Program {
  /** What is drawn from now on is drawn by it, with these values. */
  start: (values: Values) => void;
}

export function link(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error("no shader");
    gl.shaderSource(shader, `#version 300 es\nprecision highp float;\n${source}`);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost())
    throw new Error(`a shader of the scene: ${gl.getProgramInfoLog(program)}`);
  const uniforms = new Map<string, WebGLUniformLocation | null>();
  const placeOf = (name: string) => {
    if (!uniforms.has(name)) uniforms.set(name, gl.getUniformLocation(program, name));
    return uniforms.get(name)!;
  };
  function set(name: string, value: Values[string]) {
    const place = placeOf(name);
    if (typeof value === "number") gl.uniform1f(place, value);
    else if (value.length === 16) gl.uniformMatrix4fv(place, false, value as Float32Array);
    else gl.uniform3fv(place, value as Float32Array);
  }
  const take = () => gl.useProgram(program);
  return {
    start(values) {
      take();
      for (const [name, value] of Object.entries(values)) set(name, value);
    },
  };
}

/** Units of textures are set once, by name. */
export function setUnits(gl: WebGL2RenderingContext, program: Program, names: readonly string[]): void {
  program.start({});
  const current = gl.getParameter(gl.CURRENT_PROGRAM) as WebGLProgram;
  for (const [unit, name] of names.entries()) gl.uniform1i(gl.getUniformLocation(current, name), unit);
}

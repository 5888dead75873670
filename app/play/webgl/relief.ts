/** What is seen at each pixel of a scene that stands still: how far away it is, and one value more. */
export interface Relief {
  /** Calls `draw` if the canvas has another size than the last time. */
  fit: (draw: () => void) => void;
}

/** @param unit of the first texture; the other one is next to it */
export function createRelief(gl: WebGL2RenderingContext, unit: number): Relief {
  const target = gl.createFramebuffer();
  const [depths, values] = [gl.createTexture(), gl.createTexture()];
  const planes = [
    [gl.DEPTH_ATTACHMENT, depths, gl.DEPTH_COMPONENT24, gl.DEPTH_COMPONENT, gl.UNSIGNED_INT],
    [gl.COLOR_ATTACHMENT0, values, gl.R8, gl.RED, gl.UNSIGNED_BYTE],
  ] as const;
  let [width, height] = [0, 0];
  return {
    fit(draw) {
      if (gl.canvas.width === width && gl.canvas.height === height) return;
      ({ width, height } = gl.canvas);
      gl.bindFramebuffer(gl.FRAMEBUFFER, target);
      for (const [at, [place, texture, format, channels, kind]] of planes.entries()) {
        gl.activeTexture(gl.TEXTURE0 + unit + at);
        gl.bindTexture(gl.TEXTURE_2D, texture);
        gl.texImage2D(gl.TEXTURE_2D, 0, format, width, height, 0, channels, kind, null);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
        gl.framebufferTexture2D(gl.FRAMEBUFFER, place, gl.TEXTURE_2D, texture, 0);
        // Nothing reads what it is drawn into.
        gl.bindTexture(gl.TEXTURE_2D, null);
      }
      gl.viewport(0, 0, width, height);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      draw();
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
      for (const [at, [, texture]] of planes.entries()) {
        gl.activeTexture(gl.TEXTURE0 + unit + at);
        gl.bindTexture(gl.TEXTURE_2D, texture);
      }
    },
  };
}

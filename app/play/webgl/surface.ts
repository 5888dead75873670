/** Where a frame comes together before it is shown. */
export interface Surface {
  /** Takes the canvas's size; what was kept is gone with the old one. */
  fit: () => void;
  /** Readies what stands still: draws it, or copies it if it may be kept and was drawn before in the same light. */
  lay: (draw: () => void, keeping: { isAllowed: boolean; light: number }) => void;
  show: () => void;
}

/** With several samples a pixel edges are smooth, and everything is drawn in every frame; with none what stands still is drawn once. */
export function createSurface(gl: WebGL2RenderingContext, samples: number): Surface {
  const work = createTarget(gl);
  const kept = samples > 0 ? undefined : createTarget(gl);
  let [width, height] = [0, 0];
  let keptLight: number | undefined;

  function copy(from: WebGLFramebuffer, to: WebGLFramebuffer | null, what: GLbitfield) {
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, from);
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, to);
    gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, what, gl.NEAREST);
  }
  function fresh(target: WebGLFramebuffer, draw: () => void) {
    gl.bindFramebuffer(gl.FRAMEBUFFER, target);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    draw();
  }
  return {
    fit() {
      if (gl.canvas.width === width && gl.canvas.height === height) return;
      ({ width, height } = gl.canvas);
      keptLight = undefined;
      for (const target of [work, kept]) target?.resize(width, height, samples);
    },
    lay(draw, { isAllowed, light }) {
      gl.viewport(0, 0, width, height);
      if (!kept || !isAllowed) return fresh(work.buffer, draw);
      if (keptLight !== light) fresh(kept.buffer, draw);
      keptLight = light;
      copy(kept.buffer, work.buffer, gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      gl.bindFramebuffer(gl.FRAMEBUFFER, work.buffer);
    },
    show() {
      copy(work.buffer, null, gl.COLOR_BUFFER_BIT);
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    },
  };
}

function createTarget(gl: WebGL2RenderingContext) {
  const buffer = gl.createFramebuffer();
  const planes = [
    [gl.COLOR_ATTACHMENT0, gl.RGBA8, gl.createRenderbuffer()],
    [gl.DEPTH_ATTACHMENT, gl.DEPTH_COMPONENT24, gl.createRenderbuffer()],
  ] as const;
  return {
    buffer,
    resize(width: number, height: number, samples: number) {
      gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
      for (const [place, format, plane] of planes) {
        gl.bindRenderbuffer(gl.RENDERBUFFER, plane);
        gl.renderbufferStorageMultisample(gl.RENDERBUFFER, samples, format, width, height);
        gl.framebufferRenderbuffer(gl.FRAMEBUFFER, place, gl.RENDERBUFFER, plane);
      }
    },
  };
}

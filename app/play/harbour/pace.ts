/** Frames over which one looks before drawing coarser. */
const watched = 10;
/** Slower than this on average, in ms, is too slow: twenty-five frames a second. */
const slowMs = 40;
const [coarser, coarsest] = [0.8, 0.5];

/** How finely the harbour is drawn: as finely as the machine manages in time, and never finer again, which would be seen to and fro. */
export function createPace() {
  let [fineness, count, sum] = [1, 0, 0];
  return {
    /** A share of the pixels along each side. */
    fineness: () => fineness,
    /** @param ms since the frame before, of the same movement */
    note(ms: number) {
      sum += ms;
      count++;
      if (count < watched) return;
      if (sum / count > slowMs) fineness = Math.max(coarsest, fineness * coarser);
      [count, sum] = [0, 0];
    },
  };
}

/**
 * Whether the processor draws, as far as the browser tells; then edges are not smoothed. Firefox names what draws where others
 * name themselves, and complains of the extension.
 */
export function isDrawnByProcessor(gl: WebGL2RenderingContext): boolean {
  const own = String(gl.getParameter(gl.RENDERER));
  const named = own === "WebKit WebGL" && gl.getExtension("WEBGL_debug_renderer_info");
  const name = named ? String(gl.getParameter(named.UNMASKED_RENDERER_WEBGL)) : own;
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
}

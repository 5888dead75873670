import { Transform } from "node:stream";

/**
 * The page can be read without its scripts, so they come after its sheets, letters and first picture. The router offers
 * no setting for it.
 */
export function scriptsLast(): Transform {
  const chunks: Buffer[] = [];
  return new Transform({
    transform(chunk: Buffer, _, done) {
      chunks.push(chunk);
      done();
    },
    flush(done) {
      const html = Buffer.concat(chunks).toString();
      done(null, html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"'));
    },
  });
}

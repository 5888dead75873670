/** For work that nobody waits for: what fails in it is told on the console. */
export function inBackground(work: unknown): void {
  Promise.resolve(work).catch((error: unknown) => console.error(error));
}

/** For work that nobody awaits: logs its failure to the console. */
export function inBackground(work: unknown): void {
  Promise.resolve(work).catch((error: unknown) => console.error(error));
}

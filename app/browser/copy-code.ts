import { untilReady } from "./ready.ts";

/** Lets the copy keys inside a part of a page work once the page is ready; without their code they stay hidden. */
export async function offerCopies(root: HTMLElement, options: { signal: AbortSignal }): Promise<void> {
  await untilReady();
  const code = await import("./copy-keys.ts").catch(() => undefined);
  if (!options.signal.aborted) code?.startCopyKeys(root, options);
}

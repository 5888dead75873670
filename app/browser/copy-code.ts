import { untilReady } from "./ready.ts";

/** Makes the copy buttons in part of a page work once the page is ready; if their code fails to load they stay hidden. */
export async function offerCopies(root: HTMLElement, options: { signal: AbortSignal }): Promise<void> {
  await untilReady();
  const code = await import("./copy-keys.ts").catch(() => undefined);
  if (!options.signal.aborted) code?.startCopyKeys(root, options);
}

import type { ComponentType } from "react";
import { useMatches } from "react-router";

/** What a page may say of itself to the frame, as its export `handle`. */
export interface PageHandle {
  /** Stands between `main` and the help strip: what goes with a page without being its subject. */
  AfterMain: ComponentType;
}

/** What the page that is open wants below its `main`. */
export function AfterMain() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return handle && <handle.AfterMain />;
}

import type { ComponentType } from "react";
import { useMatches } from "react-router";
import { Island } from "#app/ui/island.tsx";

/** What a page may export to the frame as its `handle`. */
export interface PageHandle {
  /** Goes between `main` and the help strip: what accompanies a page but is not its content. */
  AfterMain: ComponentType;
}

/** The current page's addition below its `main`. */
export function AfterMain() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  if (!handle) return null;
  return (
    <Island>
      <handle.AfterMain />
    </Island>
  );
}

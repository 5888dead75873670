import type { ReactNode } from "react";
import { hydratedLater } from "#app/browser/hydrated-later.tsx";
import { Island } from "#app/ui/island.tsx";
import type { LightboxProps } from "./lightbox-viewers.tsx";

interface OpenerProps {
  number: number;
  /** The link's label; its picture alone does not say what it does. */
  open: string;
  /** Set if another link opens the same picture; closing returns to that one. */
  isSecond?: boolean;
  className?: string;
  children: ReactNode;
}

/** The link around a picture that enlarges it. */
export function Opener({ number, open, isSecond, className = "block", children }: OpenerProps) {
  return (
    <a
      id={isSecond ? undefined : `wall-${number}`}
      href={`#frame-${number}`}
      className={`scroll-mt-27 ${className}`}
      aria-label={open}
      data-opener=""
    >
      {children}
    </a>
  );
}

const Viewers = hydratedLater(async () => (await import("./lightbox-viewers.tsx")).Viewers);

/** All pictures large, one at a time: `:target` shows the one that the address names, without script. Last in `main`. */
export function Lightbox(props: LightboxProps) {
  return (
    <Island>
      <Viewers {...props} />
    </Island>
  );
}

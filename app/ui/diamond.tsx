import type { ReactNode } from "react";
import type { Bench } from "#shared/bench.ts";
import "./diamond.css";

/** A word behind a diamond in a bench colour. */
export function Diamond({ bench, children }: { bench: Bench; children: ReactNode }) {
  return (
    <span className="diamond" data-tone={bench}>
      {children}
    </span>
  );
}

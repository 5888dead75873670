import type { ReactNode } from "react";
import type { Bench } from "#shared/bench.ts";
import "./diamond-label.css";

/** A few words behind a diamond in a bench colour. */
export function DiamondLabel({
  bench,
  children,
  className = "",
}: {
  bench?: Bench;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span className={`diamond-label ${className}`} data-bench={bench}>
      {children}
    </span>
  );
}

import type { ReactNode } from "react";
import type { Bench } from "#shared/bench.ts";
import "./marks.css";

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
    <span className={`diamond-label inline-flex items-center gap-2.5 font-bold ${className}`} data-bench={bench}>
      {children}
    </span>
  );
}

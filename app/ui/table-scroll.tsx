import type { ReactNode } from "react";
import "./table-scroll.css";

/** A wide table scrolls inside its own region, which the keyboard can reach; `ruled` on the table draws the lines. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="table-scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

import type { ReactNode } from "react";
import "./table-scroll.css";

/** A wide table scrolls inside its own region, which the keyboard can reach; `ruled` on the table draws the lines. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section with a heading would add a level to the outline
    <div className="table-scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

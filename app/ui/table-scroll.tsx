import type { ReactNode } from "react";

interface TableScrollProps {
  label: string;
  children: ReactNode;
  className?: string;
}

/**
 * A wide table scrolls inside its own focusable region; `ruled` on the table draws the lines. Pieces inside that go
 * `by-scroll` follow the region through the window, since `view()` would follow them through the region.
 */
export function TableScroll({ label, children, className = "" }: TableScrollProps) {
  return (
    <div className={`table-scroll ${className}`} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

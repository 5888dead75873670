import type { ReactNode } from "react";
import "./table-scroll.css";

interface TableScrollProps {
  label: string;
  children: ReactNode;
  className?: string;
}

/** A wide table scrolls inside its own focusable region; `ruled` on the table draws the lines. */
export function TableScroll({ label, children, className = "" }: TableScrollProps) {
  return (
    <div
      className={`table-scroll relative overflow-x-auto [scrollbar-width:thin] ${className}`}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </div>
  );
}

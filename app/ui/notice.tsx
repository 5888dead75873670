import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./notice.css";

/** A quiet panel with a sign and a sentence or two. */
export function Notice({ icon, className = "", children }: { icon: string; className?: string; children: ReactNode }) {
  return (
    <p className={`notice ${className}`}>
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}

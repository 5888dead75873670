import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** A quiet panel with an icon and a sentence or two. */
export function Notice({ icon, className = "", children }: { icon: string; className?: string; children: ReactNode }) {
  return (
    <p className={`notice m-0 flex max-w-none items-center gap-3 rounded-md px-4 py-3 ${className}`}>
      <Icon name={icon} className="text-h4" />
      <span>{children}</span>
    </p>
  );
}

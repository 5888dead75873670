import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** A quiet panel with an icon and a sentence or two. */
export function Notice({ icon, className = "", children }: { icon: string; className?: string; children: ReactNode }) {
  return (
    <p
      className={`m-0 flex max-w-none gap-3.5 rounded-md bg-(--notice,var(--color-paper-2)) px-4.5 py-3.5 leading-snug md:items-center ${className}`}
    >
      <Icon name={icon} className="text-h4" />
      <span>{children}</span>
    </p>
  );
}

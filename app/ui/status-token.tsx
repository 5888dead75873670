import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./status-token.css";

/** How something stands; `open` has an outline only. */
export type Standing = "good" | "part" | "bad" | "open";

/** A status in a word or two on a small plate; the words carry the meaning, the colour repeats it. */
export function StatusToken({ standing, icon, children }: { standing: Standing; icon?: string; children: ReactNode }) {
  return (
    <span className="status-token" data-standing={standing}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

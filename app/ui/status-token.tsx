import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** A status; `open` is an outline only. */
export type Standing = "good" | "part" | "bad" | "open";

const looks: Record<Standing, string> = {
  good: "bg-pitch text-paper",
  part: "bg-mari text-ink",
  bad: "bg-ink text-paper",
  open: "inset-ring-2",
};

/** A status in a word or two on a small plate; the words carry the meaning, the colour repeats it. */
export function StatusToken({ standing, icon, children }: { standing: Standing; icon?: string; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 justify-self-start rounded-sm px-2.5 py-1 leading-tight font-bold whitespace-nowrap forced-colors:border ${looks[standing]}`}
    >
      {icon && <Icon name={icon} className="size-[1.1em]" />}
      {children}
    </span>
  );
}

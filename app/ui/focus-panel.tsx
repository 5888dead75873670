import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import "./focus-panel.css";

interface FocusPanelProps {
  id: string;
  kind: "error" | "notice";
  title: string;
  /** Each new value takes the focus again, for instance the number of the attempt. */
  stamp: number;
  children: ReactNode;
}

/** News about a form, above its fields; takes the focus when it appears, with script and without. */
export function FocusPanel({ id, kind, title, stamp, children }: FocusPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stamp is what says that there is news
  useEffect(() => panel.current?.focus(), [stamp]);
  return (
    // biome-ignore lint/a11y/noAutofocus: without script the answer is a new page, and its news comes first
    <div className="focus-panel" data-kind={kind} role="alert" tabIndex={-1} aria-labelledby={id} ref={panel} autoFocus>
      <Icon name={kind === "error" ? "warning" : "info"} />
      <div>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </div>
  );
}

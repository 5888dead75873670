import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

interface FocusPanelProps {
  id: string;
  kind: "error" | "notice";
  title: string;
  /** Each new value takes the focus again: the number of the attempt, for instance. */
  revision: number;
  children: ReactNode;
}

const looks = {
  error: { icon: "warning", mark: "text-error" },
  notice: { icon: "info", mark: "" },
};

/** A form's result, above its fields; takes the focus when it appears, with or without script. */
export function FocusPanel({ id, kind, title, revision, children }: FocusPanelProps) {
  const { icon, mark } = looks[kind];
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision is what says that there is news
  useEffect(() => panel.current?.focus(), [revision]);
  return (
    // biome-ignore lint/a11y/noAutofocus: without script the response is a new page, and its news comes first
    <div className="focus-panel" data-kind={kind} role="alert" tabIndex={-1} aria-labelledby={id} ref={panel} autoFocus>
      <Icon name={icon} className={`text-h3 ${mark}`} />
      <div className="min-w-0">
        <h2 id={id} className="mb-2 text-h4">
          {title}
        </h2>
        {children}
      </div>
    </div>
  );
}

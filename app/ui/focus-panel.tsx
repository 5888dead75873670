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

const frame =
  "mb-6 flex gap-3 rounded-lg border-3 p-4 text-ink focus:outline-3 focus:outline-offset-3 focus:outline-focus max-xs:block md:gap-4.5 md:px-6 md:py-5";

const looks = {
  error: { look: "border-error bg-error-tint", icon: "warning", mark: "text-error" },
  notice: { look: "border-ink bg-mari", icon: "info", mark: "" },
};

/** A form's result, above its fields; takes the focus when it appears, with or without script. */
export function FocusPanel({ id, kind, title, revision, children }: FocusPanelProps) {
  const { look, icon, mark } = looks[kind];
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision is what says that there is news
  useEffect(() => panel.current?.focus(), [revision]);
  return (
    // biome-ignore lint/a11y/noAutofocus: without script the response is a new page, and its news comes first
    <div className={`${frame} ${look}`} role="alert" tabIndex={-1} aria-labelledby={id} ref={panel} autoFocus>
      <Icon name={icon} className={`text-h3 ${mark}`} />
      <div className="min-w-0 [&_a]:font-bold [&_li]:py-0.5 [&_p]:mt-2.5 [&_p]:mb-0">
        <h2 id={id} className="mb-2 text-h4">
          {title}
        </h2>
        {children}
      </div>
    </div>
  );
}

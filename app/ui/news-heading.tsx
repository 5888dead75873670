import { type ReactNode, useEffect, useRef } from "react";

/** The heading of a page that answers a form: it is the news, so it takes the focus, with or without script. */
export function NewsHeading({ id, className = "", children }: { id: string; className?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: without script the response is a new page, and its news comes first
    <h1 className={`outline-none ${className}`} id={id} tabIndex={-1} ref={heading} autoFocus>
      {children}
    </h1>
  );
}

import type { ReactNode } from "react";

/** Heading of a band at the left, a sentence or a link at the right. */
export function BandHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <header className="band-head">
      <h2 id={id}>{title}</h2>
      {children}
    </header>
  );
}

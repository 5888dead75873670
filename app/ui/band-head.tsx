import type { ReactNode } from "react";

/** A band's heading on the left, with a sentence or link on the right. */
export function BandHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <header className="band-head">
      <h2 id={id}>{title}</h2>
      {children}
    </header>
  );
}

import type { ReactNode } from "react";

/** A band's heading on the left, with a sentence or link on the right. */
export function BandHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <header className="mb-8 grid items-end gap-x-gut gap-y-4 cols-8-4">
      <h2 id={id}>{title}</h2>
      {children}
    </header>
  );
}

import type { ReactNode } from "react";

/** Heading of a band at the left, a sentence or a link at the right. */
export function BandHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <header className="mb-8 gap-x-gut md:mb-10 md:grid md:grid-cols-12 md:items-end lg:mb-13 md:*:nth-2:col-span-4 *:nth-2:m-0">
      <h2 id={id} className="max-md:mb-5 md:col-span-8">
        {title}
      </h2>
      {children}
    </header>
  );
}

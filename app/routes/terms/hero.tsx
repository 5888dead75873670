import { PageDate } from "#app/sections/page-date.tsx";
import { Band } from "#app/ui/band.tsx";
import type { Content } from "#model/content.server.ts";

type Words = Pick<Content["pages"]["terms"], "title" | "lead" | "date">;

/** The heading and what it promises. */
export function Hero({ title, lead, date }: Words) {
  return (
    <Band name="hero" tone="mari" pad="none" labelledBy="terms">
      <div className="wrap grid items-end gap-x-12 gap-y-4 py-half lg:cols-7-5">
        <h1 id="terms" className="text-hero">
          {title}
        </h1>
        <div>
          <p className="lead">{lead}</p>
          <PageDate label={date.label} date={date.day} />
        </div>
      </div>
    </Band>
  );
}

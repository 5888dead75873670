import { PageDate } from "#app/sections/page-date.tsx";
import { Band } from "#app/ui/band.tsx";
import type { Content } from "#model/read-content.server.ts";
import "./terms-top.css";

type Words = Pick<Content["pages"]["terms"], "title" | "lead" | "date">;

/** The heading and what it promises. */
export function TermsTop({ title, lead, date }: Words) {
  return (
    <Band name="terms-top" tone="mari" pad="none" labelledBy="terms">
      <div className="wrap">
        <h1 id="terms">{title}</h1>
        <div>
          <p className="lead">{lead}</p>
          <PageDate label={date.label} date={date.day} />
        </div>
      </div>
    </Band>
  );
}

import type { ReactNode } from "react";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { NewsHeading } from "#app/ui/news-heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/read-content.server.ts";
import "./letter-desk.css";

interface LetterDeskProps {
  title: string;
  lead: string;
  /** Something went well. */
  isDone?: boolean;
  /** The heading answers something that the visitor just did. */
  isNews?: boolean;
  page: Pick<Pages["newsletter"], "back" | "imgUrl">;
  children?: ReactNode;
}

/** One thing about the letter at a time: the form, what was done, or what a link would do. */
export function LetterDesk({ title, lead, isDone = false, isNews = isDone, page, children }: LetterDeskProps) {
  return (
    <Band name="letter-desk" tone={isDone ? "pitch" : "tang"} pad="none" bleed labelledBy="letter">
      <div className="wrap grid-12">
        {isNews ? <NewsHeading id="letter">{title}</NewsHeading> : <h1 id="letter">{title}</h1>}
        <div className="ways">
          <p className="lead">{lead}</p>
          {children}
          <p className="back">
            <ArrowLink to={page.back.url}>{page.back.label}</ArrowLink>
          </p>
        </div>
      </div>
      <Picture image={page.imgUrl} alt="" width={270} className="peg" />
    </Band>
  );
}

import type { ReactNode } from "react";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { NewsHeading } from "#app/ui/news-heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/content.server.ts";

interface HeroProps {
  title: string;
  lead: string;
  /** Something succeeded. */
  isDone?: boolean;
  /** The heading announces the result of what the visitor just did. */
  isNews?: boolean;
  page: Pick<Pages["newsletter"], "back" | "imgUrl">;
  children?: ReactNode;
}

const heading = "text-h2";

/** One newsletter task at a time: the form, its result, or what a link would do. */
export function Hero({ title, lead, isDone = false, isNews = isDone, page, children }: HeroProps) {
  return (
    <Band name="hero" tone={isDone ? "pitch" : "tang"} pad="none" bleed labelledBy="newsletter">
      <div className="wrap grid gap-x-gut gap-y-6 pt-half md:grid-cols-2 md:grid-rows-[auto_1fr]">
        {isNews ? (
          <NewsHeading id="newsletter" className={heading}>
            {title}
          </NewsHeading>
        ) : (
          <h1 id="newsletter" className={heading}>
            {title}
          </h1>
        )}
        <div className="pb-8 md:row-span-2">
          <p className="lead mb-6">{lead}</p>
          {children}
          <p className="mt-8 mb-0">
            <ArrowLink to={page.back.url}>{page.back.label}</ArrowLink>
          </p>
        </div>
        <Picture image={page.imgUrl} alt="" width={270} className="-mb-8 w-1/3 self-end" />
      </div>
    </Band>
  );
}

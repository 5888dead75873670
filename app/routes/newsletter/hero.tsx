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
      <div className="wrap relative z-1 grid items-start gap-x-gut gap-y-6 pt-14 md:min-h-120 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:pt-24">
        {isNews ? (
          <NewsHeading id="newsletter" className={heading}>
            {title}
          </NewsHeading>
        ) : (
          <h1 id="newsletter" className={heading}>
            {title}
          </h1>
        )}
        <div className="md:row-span-2 md:pb-24">
          <p className="lead mb-6">{lead}</p>
          {children}
          <p className="mt-8 mb-0">
            <ArrowLink to={page.back.url}>{page.back.label}</ArrowLink>
          </p>
        </div>
        <Picture
          image={page.imgUrl}
          alt=""
          width={270}
          className="-mb-10 w-[clamp(180px,19vw,270px)] self-end justify-self-end md:row-start-2 md:justify-self-start"
        />
      </div>
    </Band>
  );
}

import { data } from "react-router";
import type { Content } from "#model/content.server.ts";
import { siteAddress } from "#model/site/site-address.server.ts";
import { type Answers, readAnswers } from "#shared/brief/answers.ts";
import type { BriefSources } from "#shared/brief/brief-file.ts";
import { calendarOf, pastJobs } from "./data.server.ts";

/**
 * A brief as a file to save, worked out from the address.
 * @throws Response 404 without a version
 */
export function briefResponse(
  request: Request,
  content: Content,
  type: string,
  write: (answers: Answers, sources: BriefSources) => string,
): Response {
  const { searchParams, pathname } = new URL(request.url);
  if (!searchParams.has("v")) throw data(null, { status: 404 });
  const { answers } = readAnswers(searchParams, content.priceBook);
  const name = pathname.slice(pathname.lastIndexOf("/") + 1);
  return new Response(write(answers, sourcesOf(content, searchParams)), {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
      "Referrer-Policy": "no-referrer",
    },
  });
}

/** What briefs are written from. */
export function sourcesOf(content: Content, query: URLSearchParams): BriefSources {
  const { priceBook: book, pages } = content;
  return {
    book,
    calendar: calendarOf(content),
    jobs: pastJobs(content, query),
    words: pages.brief,
    pageUrl: siteAddress(content, "/brief"),
  };
}

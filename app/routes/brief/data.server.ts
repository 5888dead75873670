import type { Content } from "#model/content.server.ts";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { findNextPage } from "#model/pages/find-next-page.server.ts";
import { todayOf } from "#model/reading/today.server.ts";
import { nextStarts } from "#model/site/capacity.server.ts";
import { filesWords, findEnquiryWords } from "#model/site/enquiry-words.server.ts";
import { periodWords } from "#model/site/period-words.server.ts";
import { siteAddress } from "#model/site/site-address.server.ts";
import { answerKeys, readAnswers } from "#shared/brief/answers.ts";
import type { Calendar } from "#shared/brief/schedule.ts";
import type { FormToken } from "#shared/receiving.ts";

export type BriefData = ReturnType<typeof briefData>;

/** The form with what an address says, and what both ends need to work it out. */
export function briefData(content: Content, query: URLSearchParams, token: FormToken | undefined) {
  const { priceBook: book, pages, site } = content;
  const { form, problems, notices, ways } = findEnquiryWords(content);
  const { answers, dropped } = readAnswers(query, book);
  const isSaid = answerKeys.some((key) => query.has(key));
  return {
    ...pages.brief,
    next: findNextPage(content, pages.brief.next),
    isPrivate: isSaid,
    book,
    asOf: content.capacity.asOf,
    calendar: calendarOf(content),
    pageUrl: siteAddress(content, "/brief"),
    answers,
    dropped: dropped.map((key) => pages.brief.questions[key]),
    jobs: pastJobs(content, query),
    step: stepOf(query, answers.kind !== undefined),
    token,
    contact: {
      ...{ form, files: filesWords(form), problems, notices, ways },
      own: { mail: site.emails.hello, phone: site.phone },
      privacy: fillIn(form.privacy, { period: periodWords(site.retention.enquiriesDays) }),
    },
  };
}

/** Finished jobs with what they were asked for and what they took. */
export function pastJobs({ cases }: Content, query: URLSearchParams) {
  const liked = query.getAll("like").slice(0, 3);
  return cases.flatMap(({ slug, title, weeks, people, imgUrl, alt, record }) => {
    if (!record) return [];
    const { kind, stage, size } = record.brief;
    return [
      {
        slug,
        title,
        weeks,
        people,
        imgUrl,
        alt,
        price: record.price,
        kind,
        stage,
        size,
        isLiked: liked.includes(slug),
      },
    ];
  });
}

const lastStep = 5;

/** The step that an address asks for. What follows the last is sending, which takes a kind of job. */
function stepOf(query: URLSearchParams, hasKind: boolean): number {
  const step = Number(query.get("step"));
  if (!Number.isInteger(step) || step < 1 || step > lastStep + 1) return 1;
  if (step > lastStep) return hasKind ? lastStep : 1;
  return step;
}

/** Today's, not the build's: the page is rendered on request, and a count of starts grows old. */
export function calendarOf({ capacity }: Content): Calendar {
  const today = todayOf();
  return { today, starts: nextStarts(capacity, today) };
}

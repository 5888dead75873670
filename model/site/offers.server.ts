import { isOff } from "#shared/off-pages.ts";
import type { Content } from "../content.server.ts";

/** A price as somebody else may quote it: before tax, in whole units of the site's currency. */
export interface PricedOffer {
  id: string;
  name: string;
  /** The page that says more. */
  path: string;
  from: number;
  to: number;
  /** Of a plan it is for a month, of a job for all of it. */
  per: "job" | "month";
}

type Priced = Pick<Content, "priceBook" | "plans" | "off">;

/** Ranges are told to the nearest hundred, as in an estimate. */
const step = 100;

/**
 * What the price book and the plans offer. A job is priced as an estimate begins: its work at the price of a week, before
 * anything that a client says moves it.
 */
export function pricedOffers({ priceBook: book, plans, off }: Priced): PricedOffer[] {
  const kinds = isOff("/brief", off) ? [] : book.kinds;
  const jobs = kinds.flatMap(({ id, label, week, sizes, fixed = [] }) => {
    const path = `/brief?v=1&kind=${id}`;
    const round = (work: number, share: number) => Math.round((work * week * share) / 100 / step) * step;
    return [
      ...sizes.map((size) => ({
        ...{
          id: `${id}-${size.id}`,
          name: `${label}: ${size.label}`,
          path: `${path}&size=${size.id}`,
          per: "job" as const,
        },
        from: round(size.work.from, book.fill.from),
        to: round(size.work.to, book.fill.to),
      })),
      ...fixed.map((job) => ({
        ...{
          id: `${id}-${job.id}`,
          name: `${label}: ${job.label}`,
          path: `${path}&size=${job.id}`,
          per: "job" as const,
        },
        from: job.price,
        to: job.price,
      })),
    ];
  });
  const monthly = plans.map(({ slug, plan, price }) => ({
    ...{ id: `plan-${slug}`, name: plan, path: `/contact?plan=${slug}`, from: price, to: price, per: "month" as const },
  }));
  return [...jobs, ...monthly];
}

/** The offers of a service: the kinds of job that its department does. */
export function offersOfService(
  content: Priced,
  { department, isDepartment }: Content["services"][number],
): PricedOffer[] {
  if (!isDepartment) return [];
  const kinds = content.priceBook.kinds.filter((kind) => kind.department === department && kind.id !== "not-sure");
  return pricedOffers(content).filter(
    ({ id, per }) => per === "job" && kinds.some((kind) => id.startsWith(`${kind.id}-`)),
  );
}

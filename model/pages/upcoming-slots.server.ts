import type { Content } from "../content.server.ts";
import { nextWeekday, type Weekday, workingDay } from "../fields/working-days.server.ts";

/** A weekday and a time at which calls are taken. */
interface CallTime {
  weekday: Weekday;
  time: string;
}

/** An hour at which an engineer answers, with the address that asks for it. */
export interface Slot {
  /** As YYYY-MM-DD. */
  day: string;
  dayText: string;
  time: string;
  url: string;
}

/** So long a mail takes to be read and answered. */
const noticeDays = 4;

/**
 * The next day of each time after that of the build, in order; none has passed or is a holiday.
 * @param bookUrl the page that takes bookings; day and time are added to its query
 */
export function upcomingSlots(
  times: readonly CallTime[],
  bookUrl: string,
  { site, today }: Pick<Content, "site" | "today">,
): Slot[] {
  const from = workingDay(today, noticeDays, site.country);
  const forms = new Intl.DateTimeFormat(site.locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  return times
    .map(({ weekday, time }) => {
      const day = nextWeekday(from, weekday, site.country);
      const dayText = forms.format(new Date(`${day}T00:00:00Z`)).replace(",", "");
      return { day, dayText, time, url: withQuery(bookUrl, `call=${day}&at=${time}`) };
    })
    .sort((a, b) => a.day.localeCompare(b.day));
}

const withQuery = (url: string, query: string) => `${url}${url.includes("?") ? "&" : "?"}${query}`;

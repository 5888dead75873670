const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** `2026-03-03` as `3 March 2026`, the same on every machine. */
export function formatDate(isoDate: string): string {
  return longDate.format(new Date(`${isoDate}T00:00:00Z`));
}

const moment = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "Europe/London",
});

/** An instant as people in the office read it: `20 November 2026, 14:20`. */
export function formatMoment(date: Date): string {
  const parts = Object.fromEntries(moment.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${parts.day} ${parts.month} ${parts.year}, ${parts.hour}:${parts.minute}`;
}

const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });

/** `2026-03-03` as `Tuesday 3 March 2026`. */
export function formatDay(isoDate: string): string {
  return `${weekday.format(new Date(`${isoDate}T00:00:00Z`))} ${formatDate(isoDate)}`;
}

/** `2026-03-03` as `3 Mar 2026`. */
export function formatShortDate(isoDate: string): string {
  const [day, month, year] = formatDate(isoDate).split(" ");
  // British locale data shortens September to four letters; a column of dates wants three everywhere.
  return [day, month?.slice(0, 3), year].join(" ");
}

/** A British number as visitors read it, such as 0113 496 0150, as a link that any telephone can dial. */
export function telephoneLink(number: string): string {
  return `tel:${number.replace(/^0/, "+44").replaceAll(" ", "")}`;
}

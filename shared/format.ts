const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** `2026-03-03` as `3 March 2026`, the same on every machine. */
export function formatDate(isoDate: string): string {
  return longDate.format(new Date(`${isoDate}T00:00:00Z`));
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

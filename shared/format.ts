const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** `2026-03-03` as `3 March 2026`. */
export function formatDate(isoDate: string): string {
  return long.format(new Date(`${isoDate}T00:00:00Z`));
}

// Spelt out, because a browser's first use of `Intl` loads its locale tables, which takes more than 10 ms.
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** `2026-03-03` as `3 March 2026`, the same on every machine. */
export function formatDate(isoDate: string): string {
  return dateWith(isoDate, (month) => month);
}

/** `2026-03-03` as `3 Mar 2026`: three letters for every month, for dates in columns. */
export function formatShortDate(isoDate: string): string {
  return dateWith(isoDate, (month) => month.slice(0, 3));
}

function dateWith(isoDate: string, monthName: (month: string) => string): string {
  const [year, month = 0, day] = isoDate.split("-").map(Number);
  return `${day} ${monthName(months[month - 1] ?? "")} ${year}`;
}

/** A number of zero or more with thousands separators, at `places` decimals or as many as it has: `1,240.50`, `11.1`. */
export function formatNumber(value: number, places?: number): string {
  const [whole = "", ...decimals] = (places === undefined ? String(value) : value.toFixed(places)).split(".");
  return [whole.replace(/\B(?=(\d{3})+$)/g, ","), ...decimals].join(".");
}

/** A link that any telephone can dial, from a British number as written, such as 0113 496 0150. */
export function telephoneLink(number: string): string {
  return `tel:${number.replace(/^0/, "+44").replaceAll(" ", "")}`;
}

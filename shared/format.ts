// Written out, because the first use of `Intl` costs a browser more than 10 ms: it loads the tables of languages.
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

/** `2026-03-03` as `3 Mar 2026`: three letters for every month, as a column of dates wants them. */
export function formatShortDate(isoDate: string): string {
  return dateWith(isoDate, (month) => month.slice(0, 3));
}

function dateWith(isoDate: string, monthName: (month: string) => string): string {
  const [year, month = 0, day] = isoDate.split("-").map(Number);
  return `${day} ${monthName(months[month - 1] ?? "")} ${year}`;
}

/** A number of zero or more, its thousands parted; with so many decimals, or as many as it has: `1,240.50`, `11.1`. */
export function formatNumber(value: number, places?: number): string {
  const [whole = "", ...decimals] = (places === undefined ? String(value) : value.toFixed(places)).split(".");
  return [whole.replace(/\B(?=(\d{3})+$)/g, ","), ...decimals].join(".");
}

/** A British number as visitors read it, such as 0113 496 0150, as a link that any telephone can dial. */
export function telephoneLink(number: string): string {
  return `tel:${number.replace(/^0/, "+44").replaceAll(" ", "")}`;
}

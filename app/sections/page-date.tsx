import { formatDate } from "#shared/format.ts";
import "./page-date.css";

/** Since when the words of a page have stood as they are. */
export function PageDate({ label, date }: { label: string; date: string }) {
  return (
    <p className="page-date">
      {label} <time dateTime={date}>{formatDate(date)}</time>
    </p>
  );
}

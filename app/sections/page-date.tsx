import { formatDate } from "#shared/format.ts";

/** The date of the last change of a page's words. */
export function PageDate({ label, date }: { label: string; date: string }) {
  return (
    <p className="m-0 border-s-3 ps-3 text-small/snug font-bold">
      {label}{" "}
      <time className="whitespace-nowrap" dateTime={date}>
        {formatDate(date)}
      </time>
    </p>
  );
}

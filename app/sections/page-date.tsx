import { formatDate } from "#shared/format.ts";

/** Since when the words of a page have stood as they are. */
export function PageDate({ label, date }: { label: string; date: string }) {
  return (
    <p className="m-0 border-s-4 ps-3.5 text-small/snug font-bold">
      {label}{" "}
      <time className="whitespace-nowrap" dateTime={date}>
        {formatDate(date)}
      </time>
    </p>
  );
}

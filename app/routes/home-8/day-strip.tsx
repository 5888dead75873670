import "./day-strip.css";

const days = Array.from({ length: 15 }, (_, index) => index + 1);

/** The fifteen days of an experiment, some of them filled; the words beside it name them. */
export function DayStrip({ from = 1, to }: { from?: number; to: number }) {
  return (
    <span className="day-strip" aria-hidden="true">
      {days.map((day) => (
        <i key={day} data-filled={(day >= from && day <= to) || undefined} />
      ))}
    </span>
  );
}

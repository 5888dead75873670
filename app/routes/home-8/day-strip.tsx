const days = Array.from({ length: 15 }, (_, index) => index + 1);

interface DayStripProps {
  from?: number;
  to: number;
  /** The colour of filled days. */
  fill?: string;
  className?: string;
}

/** The fifteen days of an experiment, some of them filled; the words beside it name them. */
export function DayStrip({ from = 1, to, fill = "bg-orch-edge", className = "" }: DayStripProps) {
  return (
    <span className={`grid grid-cols-15 gap-0.75 pe-1.5 ${className}`} aria-hidden="true">
      {days.map((day) => {
        const look = day >= from && day <= to ? `forced-color-adjust-none ${fill}` : "shadow-outline";
        return <i key={day} className={`h-4 rounded-xs forced-colors:border ${look} ${weekGap(day)}`} />;
      })}
    </span>
  );
}

/** A gap between working weeks that leaves all days equally wide. */
function weekGap(day: number) {
  if (day > 10) return "translate-x-1.5 rtl:-translate-x-1.5";
  return day > 5 ? "translate-x-0.75 rtl:-translate-x-0.75" : "";
}

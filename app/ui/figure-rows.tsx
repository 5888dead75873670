interface FigureRowsProps {
  figures: readonly { value: string; label: string }[];
  className?: string;
}

/** Figures in ruled rows, each before the words that say what it counts. */
export function FigureRows({ figures, className = "" }: FigureRowsProps) {
  return (
    <ul role="list" className={className}>
      {figures.map(({ value, label }) => (
        <li key={label} className="flex items-baseline gap-x-3 border-t-2 border-line py-2.5 leading-snug max-xs:block">
          <b className="display min-w-24 shrink-0 text-h3/none">{value}</b> {label}
        </li>
      ))}
    </ul>
  );
}

interface FiguresProps {
  figures: readonly { value: string; label: string }[];
  /** The layout of the figures. */
  className?: string;
  /** The colour of the values. */
  look?: string;
}

/** Large figures, each above the words that say what it counts. */
export function Figures({ figures, className = "", look = "" }: FiguresProps) {
  return (
    <dl className={`grid ${className}`}>
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="mt-2 max-w-96 text-body/snug">{label}</dt>
          <dd className={`display text-hero/none ${look}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

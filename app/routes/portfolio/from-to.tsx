interface Stop {
  term: string;
  text: string;
}

const term = "text-small/tight font-bold opacity-70";

/** What was in the way, and what came of it. */
export function FromTo({ from, to }: { from: Stop; to: Stop }) {
  return (
    <dl className="flex flex-col gap-3">
      <div>
        <dt className={term}>{from.term}</dt>
        <dd className="leading-snug">{from.text}</dd>
      </div>
      <div>
        <dt className={term}>{to.term}</dt>
        <dd className="leading-snug font-bold">{to.text}</dd>
      </div>
    </dl>
  );
}

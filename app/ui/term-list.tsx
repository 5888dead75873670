/** Terms with what is said of each; a pair is a `div`, so that a sheet can lay it out. */
export function TermList({ entries }: { entries: readonly { term: string; text: string }[] }) {
  return (
    <dl>
      {entries.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

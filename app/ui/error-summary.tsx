import { FocusPanel } from "./focus-panel.tsx";

interface ErrorSummaryProps {
  title: string;
  /** Each with its field's id. */
  problems: readonly { field: string; text: string }[];
  note?: string;
  revision: number;
}

/** Everything that blocks a form, with links to the fields; takes the focus. */
export function ErrorSummary({ title, problems, note, revision }: ErrorSummaryProps) {
  return (
    <FocusPanel id="summary" kind="error" title={title} revision={revision}>
      <ul role="list">
        {problems.map(({ field, text }) => (
          <li key={text}>
            <a href={`#${field}`}>{text}</a>
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </FocusPanel>
  );
}

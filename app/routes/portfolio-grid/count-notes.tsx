import { Band } from "#app/ui/band.tsx";
import { TermList } from "#app/ui/term-list.tsx";
import type { Pages } from "#model/content.server.ts";
import "./count-notes.css";

/** What each column of the table counts. */
export function CountNotes({ words }: { words: Pages["portfolio-grid"]["how"] }) {
  return (
    <Band name="count-notes" pad="none" labelledBy="count-notes">
      <div className="wrap">
        <h2 id="count-notes">{words.title}</h2>
        <TermList entries={words.notes} />
      </div>
    </Band>
  );
}

import type { ReactNode } from "react";
import { FilterForm } from "#app/sections/filter-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, SelectFrame } from "#app/ui/field.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ArchivePage } from "#model/posts/archive-page.server.ts";

/** What was found and how much of it; what stands beside the side column. */
export function ArchiveResults({ archive, children }: { archive: ArchivePage; children: ReactNode }) {
  const { results, isChosen } = archive;
  return (
    <div className="results">
      <div className="results-head">
        <h2 id="archive-results" aria-describedby="archive-count">
          {results.title}
        </h2>
        <p id="archive-count" role="status">
          {results.status}
        </p>
        <LengthForm length={archive.length} choice={archive.choice} />
      </div>
      {isChosen && (
        <p className="drop">
          <Link to={results.all.url}>{results.all.label}</Link>
        </p>
      )}
      {results.advice && <p className="lead">{results.advice}</p>}
      {children}
    </div>
  );
}

function LengthForm({ length, choice }: Pick<ArchivePage, "length" | "choice">) {
  const { length: chosen, ...kept } = choice;
  return (
    <FilterForm action="/blog-grid">
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Field id="length" label={length.label}>
        <SelectFrame>
          <select id="length" name="length" data-initial={chosen} defaultValue={chosen}>
            {length.options.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </SelectFrame>
      </Field>
      <Button type="submit" tone="line" size="small">
        {length.show}
      </Button>
    </FilterForm>
  );
}

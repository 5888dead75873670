import type { ReactNode } from "react";
import { FilterForm } from "#app/sections/filter-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, SelectFrame } from "#app/ui/field.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ArchivePage } from "#model/posts/archive-page.server.ts";

/** The results and their number, beside the side column. */
export function Results({ archive, children }: { archive: ArchivePage; children: ReactNode }) {
  const { results, isChosen } = archive;
  return (
    <div className="min-w-0 md:col-start-2 md:row-start-1">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 pt-6 pb-4">
        <h2 id="archive-results" aria-describedby="archive-count" className="text-h3">
          {results.title}
        </h2>
        <p id="archive-count" role="status" className="m-0 me-auto text-soft">
          {results.status}
        </p>
        <LengthForm length={archive.length} choice={archive.choice} />
      </div>
      {isChosen && (
        <p className="mb-4 font-bold">
          <Link to={results.all.url} className="inline-block min-h-6">
            {results.all.label}
          </Link>
        </p>
      )}
      {results.close && <p className="mb-4">{results.close}</p>}
      {results.advice && <p className="lead">{results.advice}</p>}
      {children}
    </div>
  );
}

function LengthForm({ length, choice }: Pick<ArchivePage, "length" | "choice">) {
  const { length: chosen, ...kept } = choice;
  return (
    <FilterForm action="/blog-grid" className="flex flex-wrap items-end gap-2">
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Field id="length" label={length.label} slim className="grow basis-2/5">
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

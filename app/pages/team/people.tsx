import { OwnSection } from "#app/bands/band.tsx";
import { FilterHead } from "#app/ui/filter-head.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ShownPeople } from "./data.server.ts";

type RowPerson = ShownPeople["rows"][number]["people"][number];

/** People in ruled rows, one row per discipline, in the colour of their department. */
export function People({ band }: { band: ShownPeople }) {
  const { role, heading, filter, everybody, disciplines, chosen, rows } = band;
  return (
    <OwnSection band={band} tone="paper">
      <div className="wrap pt-compact">
        <FilterHead
          id={`${role}-heading`}
          title={heading}
          label={filter}
          name="discipline"
          all={everybody}
          choices={disciplines.map((value) => ({ value, label: value }))}
          chosen={chosen}
        />
      </div>
      {rows.map(({ discipline, people }) => (
        <div key={discipline} className="border-t-3 lg:grid cols-4-8">
          <h3 className="px-edge py-4 text-h4 lg:ps-out">{discipline}</h3>
          <ul role="list" className="md:flex">
            {people.map((person) => (
              <li
                key={person.slug}
                data-tone={person.department}
                data-reveal="shown"
                className={`min-w-0 flex-1 ${people.length === 1 ? "grid md:grid-cols-2" : ""}`}
              >
                <PersonLink person={person} />
                {people.length === 1 && (
                  <p className="display m-0 self-end px-edge pb-6 text-h4 text-balance max-md:hidden">{person.line}</p>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </OwnSection>
  );
}

function PersonLink({ person }: { person: RowPerson }) {
  return (
    <Link
      to={`/team/${person.slug}`}
      className="group flex h-full items-end gap-4 overflow-clip px-edge pt-6 no-underline md:px-6 focus-visible:-outline-offset-4"
    >
      <Picture
        image={person.imgUrl}
        alt=""
        sizes="132px md:200px"
        className={person.imgUrl.isCutout ? "row-peg hop" : "row-peg aspect-4/5 object-cover"}
      />
      <span className="pb-6 leading-snug">
        <b className="display mb-1 block text-h4/none wrap-anywhere group-hover:underline lg:text-h3">{person.name}</b>{" "}
        <span>
          {person.position}, {person.city}
        </span>
      </span>
    </Link>
  );
}

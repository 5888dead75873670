import { Band } from "#app/ui/band.tsx";
import { FilterKeys } from "#app/ui/filter-keys.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Person } from "#model/people.server.ts";
import type { Pages } from "#model/read-content.server.ts";
import "./trade-rows.css";

type RowPerson = Pick<Person, "name" | "position" | "city" | "imgUrl" | "bench"> & { slug: string };
type Discipline = Person["discipline"];

interface TradeRowsProps {
  words: Pages["team"]["trades"];
  disciplines: readonly Discipline[];
  chosen: string;
  rows: readonly { discipline: Discipline; people: readonly RowPerson[] }[];
}

/** People in ruled rows, a row a trade, in the colour of the bench they work at. */
export function TradeRows({ words, disciplines, chosen, rows }: TradeRowsProps) {
  const choices = [{ value: "", label: words.everybody }, ...disciplines.map((value) => ({ value, label: value }))];
  return (
    <Band name="trade-rows" pad="none" labelledBy="trade-rows-title">
      <div className="wrap">
        <h2 id="trade-rows-title">{words.title}</h2>
        <FilterKeys
          label={words.filter}
          name="discipline"
          choices={choices}
          chosen={chosen}
          anchor="trade-rows-title"
        />
      </div>
      {rows.map(({ discipline, people }) => (
        <div className="trade" key={discipline}>
          <h3>{discipline}</h3>
          <ul>
            {people.map((person) => (
              <li key={person.slug} data-tone={person.bench}>
                <PersonDoor person={person} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Band>
  );
}

function PersonDoor({ person }: { person: RowPerson }) {
  return (
    <Link to={`/team/${person.slug}`}>
      <Picture image={person.imgUrl} alt="" sizes="132px md:200px" />
      <span className="who">
        <b>{person.name}</b>{" "}
        <span>
          {person.position}, {person.city}
        </span>
      </span>
    </Link>
  );
}

import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";
import type { RoomPerson } from "./data.server.ts";

const row = "group flex items-center gap-4 border-line py-2.5 max-md:border-b-2 md:border-t-3 md:border-ink";

/** The lab's four people in a row, with their roles. */
export function Team({ words, people }: { words: Home8Page["team"]; people: RoomPerson[] }) {
  return (
    <Band name="team" pad="top" labelledBy="room" className="pb-10 xl:pb-16">
      <div className="wrap">
        <h2 id="room">{words.title}</h2>
        <ul role="list" className="mt-8 grid gap-x-half max-md:border-t-3 md:grid-cols-2 xl:mt-12">
          {people.map((person) => (
            <li key={person.slug} className={row}>
              <div className="w-28 shrink-0 md:w-2/5 md:max-w-45">
                <Picture
                  image={person.imgUrl}
                  alt={person.alt}
                  sizes="40vw md:20vw lg:220px"
                  className="w-full spring-calm motion-safe:group-hover:-translate-y-2 motion-safe:group-hover:-rotate-2"
                />
              </div>
              <div className="leading-snug">
                <h3 className="text-h4">
                  <Link
                    to={`/team/${person.slug}`}
                    className="wrap-anywhere decoration-transparent hover:decoration-current"
                  >
                    {person.name}
                  </Link>
                </h3>
                <p className="mt-1 mb-0 font-lead">{person.position}</p>
                <p className="mt-2 mb-0">{person.part}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

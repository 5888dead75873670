import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";
import type { RoomPerson } from "./page.tsx";
import "./lab-room.css";

/** The four in the room, in a row with their parts. */
export function LabRoom({ words, people }: { words: Home8Page["team"]; people: RoomPerson[] }) {
  return (
    <Band name="lab-room" pad="top" labelledBy="room">
      <div className="wrap">
        <h2 id="room">{words.title}</h2>
        <ul>
          {people.map((person) => (
            <li key={person.slug}>
              <Picture image={person.imgUrl} alt={person.alt} sizes="40vw md:20vw lg:220px" />
              <div>
                <h3>
                  <Link to={`/team/${person.slug}`}>{person.name}</Link>
                </h3>
                <p>{person.position}</p>
                <p className="part">{person.part}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

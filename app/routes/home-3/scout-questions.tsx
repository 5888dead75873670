import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";
import type { Scout } from "./page.tsx";
import "./scout-questions.css";

/** A peg on the left says six things in speech balloons. */
export function ScoutQuestions({ words, scout }: { words: Home3Page["questions"]; scout: Scout }) {
  return (
    <Band name="scout-questions" labelledBy="scout" bleed>
      <div className="wrap">
        <div className="scout">
          <h2 id="scout">{words.title}</h2>
          <Picture image={scout.imgUrl} alt={scout.alt} sizes="44vw md:26vw lg:340px" />
          <p>
            <Link to={`/team/${scout.slug}`}>{scout.name}</Link>, {scout.position}
          </p>
        </div>
        <ul>
          {words.items.map((item) => (
            <li key={item.question}>
              <h3>{item.question}</h3>
              <p>{item.why}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

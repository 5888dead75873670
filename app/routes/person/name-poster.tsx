import { useZoneTime } from "#app/browser/use-zone-time.ts";
import { Band } from "#app/ui/band.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Person } from "#model/people.server.ts";
import type { Pages } from "#model/read-content.server.ts";
import "./name-poster.css";

interface NamePosterProps {
  words: Pages["person"];
  person: Person;
}

/** The person as a peg that stands on its own surname, above a tab of facts. */
export function NamePoster({ words, person }: NamePosterProps) {
  const [first = "", ...others] = person.name.split(" ");
  const surname = others.join(" ");
  return (
    <Band name="name-poster" tone={person.bench} pad="none" labelledBy="name-poster-title" bleed>
      <div className="wrap">
        <Crumb to="/team">{words.back}</Crumb>
        <div className="name" data-first={lengthOf(first)} data-surname={lengthOf(surname)}>
          <h1 id="name-poster-title">
            <span>{first}</span> <span>{surname}</span>
          </h1>
          <Picture image={person.imgUrl} alt={person.alt} sizes="72vw md:30vw xxl:520px" priority />
        </div>
        <Facts labels={words.facts} person={person} />
      </div>
    </Band>
  );
}

function lengthOf(name: string) {
  if (name.length > 5) return "longest";
  return name.length > 4 ? "long" : "short";
}

function Facts({ labels, person }: { labels: Pages["person"]["facts"]; person: Person }) {
  const time = useZoneTime(person.timeZone);
  return (
    <dl data-tone="paper">
      <div>
        <dt>{labels.position}</dt>
        <dd>{person.position}</dd>
      </div>
      <div>
        <dt>{labels.place}</dt>
        <dd>{person.place}</dd>
      </div>
      <div>
        <dt>{labels.timeZone}</dt>
        <dd>
          {person.timeZone}{" "}
          <span className="now">
            {time && (
              <>
                <time dateTime={time.text}>{time.text}</time> {labels.now}
              </>
            )}
          </span>
        </dd>
      </div>
      <div>
        <dt>{labels.since}</dt>
        <dd>{person.since}</dd>
      </div>
    </dl>
  );
}

import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Person } from "#model/people.server.ts";
import "./ask-person.css";

/** The direct way to a person: what to bring, the form with their topic, and their line where they have one. */
export function AskPerson({ title, person }: { title: string; person: Person }) {
  const { name, bench, ask, phone } = person;
  return (
    <Band name="ask-person" tone={bench} pad="none" labelledBy="ask-person-title">
      <div className="wrap">
        <h2 id="ask-person-title">{title.replace("{name}", name.split(" ")[0] ?? name)}</h2>
        <div>
          <p className="lead">{ask.lead}</p>
          <div className="actions">
            <ButtonLink to={ask.action.url} tone={bench === "pitch" ? "mari" : "ink"}>
              {ask.action.label} <Icon name="arrow-right" />
            </ButtonLink>
            {phone && (
              <ArrowLink to={`tel:+44${phone.replaceAll(" ", "").slice(1)}`} plain>
                {phone}
              </ArrowLink>
            )}
          </div>
        </div>
      </div>
    </Band>
  );
}

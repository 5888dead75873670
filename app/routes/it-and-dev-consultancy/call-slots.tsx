import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { ConsultancyPage } from "#model/pages/it-and-dev-consultancy.server.ts";
import "./call-slots.css";

/** The close: three times at which an engineer answers. */
export function CallSlots({ words }: { words: ConsultancyPage["slots"] }) {
  return (
    <Band name="call-slots" tone="mari" pad="none" labelledBy="slots">
      <div className="wrap">
        <div>
          <h2 id="slots">{words.title}</h2>
          <p>{words.text}</p>
        </div>
        <ul>
          {words.items.map((slot) => (
            <li key={slot.day}>
              <ButtonLink to={words.bookUrl} tone="paper">
                <time dateTime={`${slot.day}T${slot.time}`}>{slot.dayText}</time> <b>{slot.time}</b>
              </ButtonLink>
            </li>
          ))}
          <li>
            <ArrowLink to={words.other.url}>{words.other.label}</ArrowLink>
          </li>
        </ul>
      </div>
    </Band>
  );
}

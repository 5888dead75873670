import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ConsultancyPage } from "#model/pages/it-and-dev-consultancy.server.ts";
import type { Slot } from "#model/pages/upcoming-slots.server.ts";

/** The close: times when an engineer answers, or a button to ask for one. */
export function CallToAction({ words, slots }: { words: ConsultancyPage["slots"]; slots: readonly Slot[] }) {
  return (
    <Band name="call-to-action" tone="mari" pad="none" labelledBy="slots" className="py-half">
      <div className="wrap gap-x-gut md:grid md:grid-cols-12">
        <div className="md:col-span-6">
          <h2 id="slots">{words.title}</h2>
          <p className="mt-4 mb-0">{words.text}</p>
        </div>
        <ul role="list" className="grid gap-4 max-md:mt-7 md:col-span-5 md:col-start-8 md:self-center">
          {slots.map(({ day, dayText, time, url }) => (
            <li key={day}>
              <ButtonLink to={url} tone="paper" className="flex w-full justify-between" data-prefetch="off">
                <time dateTime={`${day}T${time}`}>{dayText}</time> <b>{time}</b>
              </ButtonLink>
            </li>
          ))}
          <li className="mt-1.5">
            <Other words={words.other} isOnlyWay={slots.length === 0} />
          </li>
        </ul>
      </div>
    </Band>
  );
}

function Other({ words, isOnlyWay }: { words: ConsultancyPage["slots"]["other"]; isOnlyWay: boolean }) {
  if (!isOnlyWay)
    return (
      <ArrowLink to={words.url} isMain>
        {words.label}
      </ArrowLink>
    );
  return (
    <ButtonLink to={words.url} data-call="main">
      {words.label} <Icon name="arrow-right" />
    </ButtonLink>
  );
}

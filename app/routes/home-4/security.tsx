import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Home4Page } from "#model/pages/home-4.server.ts";

type Words = Home4Page["answers"];

/** Security, data and compliance: question, answer, and the document behind it. */
export function Security({ words }: { words: Words }) {
  return (
    <Band name="security" tone="white" labelledBy="answers">
      <div className="wrap">
        <BandHead id="answers" title={words.title}>
          <p>
            <Prose text={words.lead} />
          </p>
        </BandHead>
        {words.groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
    </Band>
  );
}

const entry =
  "border-line py-4 leading-snug not-first:border-t-2 lg:grid lg:grid-cols-[4fr_5fr_2.6fr] lg:items-baseline lg:gap-gut";

function Group({ group }: { group: Words["groups"][number] }) {
  return (
    <div className="gap-x-gut border-t-3 py-6 lg:grid lg:grid-cols-12">
      <h3 className="max-lg:mb-4 lg:col-span-3 lg:pt-3">{group.title}</h3>
      <dl className="lg:col-span-9">
        {group.items.map((item) => (
          <div key={item.question} className={entry}>
            <dt className="display text-h4 max-lg:mb-1.5">{item.question}</dt>
            <dd>{item.answer}</dd>
            <dd className="flex items-center gap-2 text-small font-bold text-soft max-lg:mt-2.5">
              <Icon name="lock" /> {item.paper}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home4Page } from "#model/pages/home-4.server.ts";
import "./supplier-answers.css";

type Words = Home4Page["answers"];

/** Security, data and compliance: question, answer, and the paper behind it. */
export function SupplierAnswers({ words }: { words: Words }) {
  return (
    <Band name="supplier-answers" tone="white" labelledBy="answers">
      <div className="wrap">
        <BandHead id="answers" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        {words.groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
    </Band>
  );
}

function Group({ group }: { group: Words["groups"][number] }) {
  return (
    <div className="group">
      <h3>{group.title}</h3>
      <dl>
        {group.items.map((item) => (
          <div key={item.question}>
            <dt>{item.question}</dt>
            <dd>{item.answer}</dd>
            <dd className="paper">
              <Icon name="lock" /> {item.paper}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

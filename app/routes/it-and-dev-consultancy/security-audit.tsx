import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ConsultancyPage } from "#model/pages/it-and-dev-consultancy.server.ts";
import "./security-audit.css";

type Words = ConsultancyPage["audit"];

const icons = { yes: "check", no: "close", part: "minus" };

/** Questions of a supplier form, answered with a stamp first. */
export function SecurityAudit({ words }: { words: Words }) {
  return (
    <Band name="security-audit" tone="ink" labelledBy="audit">
      <div className="wrap">
        <div className="head">
          <h2 id="audit">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <ArrowLink to={words.action.url}>{words.action.label}</ArrowLink>
        </div>
        <dl>
          {words.items.map((item) => (
            <div key={item.question}>
              <dt>
                <span className="stamp" data-verdict={item.verdict}>
                  <Icon name={icons[item.verdict]} />
                  {item.word}
                </span>{" "}
                {item.question}
              </dt>
              <dd>{item.answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}

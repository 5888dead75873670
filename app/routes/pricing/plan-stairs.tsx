import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Plan } from "#model/catalogue.server.ts";
import type { Pages } from "#model/read-content.server.ts";
import type { ImageSource } from "#shared/image-address.ts";
import type { RichText } from "#shared/rich-text.ts";
import "./plan-stairs.css";

interface PlanStairsProps {
  title: string;
  lead: RichText;
  words: Pages["pricing"]["plans"];
  plans: readonly Plan[];
  symbol: string;
}

const steps = [
  { tone: "white", key: "line" },
  { tone: "mari", key: "ink" },
  { tone: "ink", key: "tang" },
] as const;

/** Three plans as three steps of rising height, with the people who look after each standing on it. */
export function PlanStairs({ title, lead, words, plans, symbol }: PlanStairsProps) {
  return (
    <Band name="plan-stairs" pad="none" bleed labelledBy="after-launch">
      <div className="wrap">
        <h1 id="after-launch">{title}</h1>
        <p className="lead">
          <Prose text={lead} />
        </p>
      </div>
      <div className="stairs">
        {plans.map((plan, index) => (
          <PlanStep
            key={plan.plan}
            plan={plan}
            words={words}
            symbol={symbol}
            look={steps[index] ?? steps[0]}
            people={words.crowds[index]?.pictures ?? []}
          />
        ))}
      </div>
    </Band>
  );
}

interface PlanStepProps {
  plan: Plan;
  words: Pages["pricing"]["plans"];
  symbol: string;
  look: (typeof steps)[number];
  people: readonly ImageSource[];
}

function PlanStep({ plan, words, symbol, look, people }: PlanStepProps) {
  const id = `plan-${plan.plan.toLowerCase()}`;
  return (
    <article aria-labelledby={id}>
      <div className="people">
        {people.map((image) => (
          <Picture key={image.src} image={image} alt="" sizes="32vw md:200px" />
        ))}
      </div>
      <div className="step" data-tone={look.tone}>
        <h2 id={id}>{plan.plan}</h2>
        <p className="figure">
          <span className="sign">{symbol}</span>
          {plan.price}
          <span className="period"> {words.period.replace("{duration}", plan.duration)}</span>
        </p>
        <p className="suits">{plan.suits}</p>
        <ul>
          {plan.inside.map((item) => (
            <li key={item}>
              <Icon name="check" />
              <span>{item}</span>
            </li>
          ))}
        </ul>
        <p className="reply">
          <b>{plan.response}</b> {words.reply}
        </p>
        <ButtonLink to={plan.action.url} tone={look.key}>
          {plan.action.label}
        </ButtonLink>
      </div>
    </article>
  );
}

import { OwnSection } from "#app/bands/band.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ShownPlans } from "./data.server.ts";

/** Each plan is a step higher than the one before; on a phone the steps stand side by side, above what is in each. */
const steps = [
  { tone: "white", key: "line", step: "pb-2 ps-edge md:ps-out", inside: "md:ps-out", check: "" },
  { tone: "mari", key: undefined, step: "pb-6", inside: "", check: "" },
  { tone: "ink", key: "tang", step: "pb-8 lg:pe-out", inside: "lg:pe-out", check: "text-mari" },
] as const;

/** Three plans as three rising steps, with the people who look after each standing on it. */
export function Plans({ band }: { band: ShownPlans }) {
  const { role, heading, lead, action, second, reply, sign, plans } = band;
  const [first, ...higher] = plans.map((plan, index) => (
    <PlanStep key={plan.plan} plan={plan} reply={reply} sign={sign} look={steps[index] ?? steps[0]} />
  ));
  return (
    <OwnSection band={band} className="overflow-clip pt-half">
      <h1 id={`${role}-heading`} className="wrap text-hero/(--clear) tracking-tight">
        {heading}
      </h1>
      <div className={`mt-6 grid ${plans.length === 2 ? "grid-cols-2" : "grid-cols-3"}`}>
        {/* On a wide screen the first step is low enough for the words above it. */}
        <div className="flex flex-col justify-between max-lg:contents">
          <div className="col-span-full px-out pb-6 lg:pe-0">
            <p className="m-0 max-w-lead text-lead">
              <Prose text={lead} />
            </p>
            <p className="mt-6 mb-0 flex flex-wrap items-center gap-x-6 gap-y-4">
              <ButtonLink to={action.url} tone="tang" data-call="main">
                {action.label} <Icon name="arrow-right" />
              </ButtonLink>
              {second && <ArrowLink to={second.url}>{second.label}</ArrowLink>}
            </p>
          </div>
          {first}
        </div>
        {higher}
      </div>
    </OwnSection>
  );
}

interface PlanStepProps {
  plan: ShownPlans["plans"][number];
  reply: string;
  sign: string;
  look: (typeof steps)[number];
}

function PlanStep({ plan, reply, sign, look }: PlanStepProps) {
  const id = `plan-${plan.plan.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
  return (
    <article aria-labelledby={id} className="self-end max-md:contents" data-reveal="shown">
      <div className="self-end max-md:row-start-2">
        <div className="relative z-1 -mb-6 flex justify-center">
          {plan.pictures.map((image, index) => (
            <Picture key={index} image={image} alt="" sizes="15vw md:200px" className="w-2/5 min-w-0" />
          ))}
        </div>
        <div className="plank" data-tone={look.tone} />
        <div className={`px-2 pt-3 md:px-6 ${look.step}`} data-tone={look.tone}>
          <h2 id={id} className="text-small md:text-h3">
            {plan.plan}
          </h2>
          <p className="display mt-1 mb-0 flex flex-wrap items-baseline gap-x-2 text-h2 lg:text-hero/none">
            <span className="flex items-baseline gap-1">
              {plan.before} <span className="self-start text-h3">{sign}</span>
              {plan.after}
            </span>
            <span className="font-text text-small font-semibold tracking-normal"> {plan.period}</span>
          </p>
        </div>
      </div>
      <div
        className={`flex flex-col px-edge pt-4 pb-8 max-md:col-span-full md:px-6 ${look.inside}`}
        data-tone={look.tone}
      >
        <p className="m-0 mb-3 leading-snug font-semibold">
          <b className="display mb-2 flex justify-between text-h3 md:hidden" aria-hidden="true">
            {plan.plan} <span>{plan.price}</span>
          </b>{" "}
          {plan.suits}
        </p>
        <ul role="list">
          {plan.inside.map((item) => (
            <li key={item} className="flex gap-3 border-t-2 border-current/25 py-1 text-small">
              <Icon name="check" className={look.check} />
              <span>{item}</span>
            </li>
          ))}
        </ul>
        <p className="mt-6 mb-4 leading-tight">
          <b className="display block text-h3">{plan.response}</b> {reply}
        </p>
        <ButtonLink to={plan.action.url} tone={look.key} className="max-w-full self-start wrap-anywhere">
          {plan.action.label}
        </ButtonLink>
      </div>
    </article>
  );
}

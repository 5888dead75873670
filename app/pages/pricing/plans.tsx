import { OwnSection } from "#app/bands/band.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ShownPlans } from "./data.server.ts";

/** Each plan is a step higher than the one before; on a phone the steps stand side by side, above what is in each. */
const steps = [
  {
    tone: "white",
    key: "line",
    step: "min-h-32 border-paper-2 ps-edge md:ps-out",
    inside: "md:ps-out md:pt-2",
    check: "",
  },
  { tone: "mari", key: undefined, step: "min-h-44 border-mari-soft", inside: "md:pt-6", check: "" },
  {
    tone: "ink",
    key: "tang",
    step: "min-h-56 border-ink-3 lg:pe-out",
    inside: "md:pt-8 lg:pe-out",
    check: "text-mari",
  },
] as const;

/** On a wide screen three plans stand in two rows, so that the words beside the higher two stay clear of the first. */
const places = [
  "lg:col-start-1 lg:row-start-2",
  "lg:col-start-2 lg:row-span-2 lg:row-start-1",
  "lg:col-start-3 lg:row-span-2 lg:row-start-1",
];
/** The words may reach past the first step, where the second one is still low. */
const besideStairs = "lg:col-span-1 lg:pe-6 xl:w-0 xl:*:w-lead";

/** Three plans as three rising steps, with the people who look after each standing on it. */
export function Plans({ band }: { band: ShownPlans }) {
  const { role, heading, lead, action, second, reply, sign, plans } = band;
  const isStairs = plans.length === places.length;
  return (
    <OwnSection band={band} className="overflow-clip pt-half">
      <h1 id={`${role}-heading`} className="wrap my-0 text-hero/(--clear) tracking-tight">
        {heading}
      </h1>
      <div className={`mt-6 grid items-end ${plans.length === 2 ? "grid-cols-2" : "grid-cols-3"}`}>
        <div className={`col-span-full self-start px-out pb-6 md:pb-4 ${isStairs ? besideStairs : ""}`}>
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
        {plans.map((plan, index) => (
          <PlanStep
            key={plan.plan}
            plan={plan}
            reply={reply}
            sign={sign}
            look={steps[index] ?? steps[0]}
            place={isStairs ? places[index] : ""}
          />
        ))}
      </div>
    </OwnSection>
  );
}

interface PlanStepProps {
  plan: ShownPlans["plans"][number];
  reply: string;
  sign: string;
  look: (typeof steps)[number];
  place: string | undefined;
}

const sides = "md:px-[clamp(1.25rem,2.6vw,2.8rem)]";

function PlanStep({ plan, reply, sign, look, place }: PlanStepProps) {
  const id = `plan-${plan.plan.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
  return (
    <article aria-labelledby={id} className={`max-md:contents ${place}`} data-reveal="shown">
      <div className="max-md:row-start-2">
        <div className="relative z-1 flex justify-center">
          {plan.pictures.map((image, index) => (
            <Picture
              key={index}
              image={image}
              alt=""
              sizes="15vw md:200px"
              className="-mx-[1.5vw] -mb-[2vw] w-[14vw] max-w-none md:-mx-[1.6vw] md:-mb-[1.75vw] md:w-[min(13.4vw,200px)] xxl:-mx-6 xxl:-mb-6.5"
            />
          ))}
        </div>
        <div
          className={`border-t-16 px-2 pt-3 md:min-h-0 md:pt-6 print:border-t-3 ${sides} ${look.step}`}
          data-tone={look.tone}
        >
          <h2 id={id} className="text-small md:text-h3">
            {plan.plan}
          </h2>
          <p className="display mt-1 mb-0 flex flex-wrap items-baseline gap-x-2 text-h2 leading-none md:mt-2 lg:text-hero/none">
            <span className="flex items-baseline">
              {plan.before} <span className="me-[0.06em] self-start text-[0.5em] leading-[1.1]">{sign}</span>
              {plan.after}
            </span>
            <span className="font-text text-small/none font-semibold tracking-normal md:text-lead/none">
              {" "}
              {plan.period}
            </span>
          </p>
        </div>
      </div>
      <div
        className={`flex flex-col px-edge pt-4 pb-6 max-md:col-span-full md:pb-8 ${sides} ${look.inside}`}
        data-tone={look.tone}
      >
        <p className="mt-0 mb-3 leading-snug font-semibold">
          <b className="display mb-2 flex justify-between text-h3 md:hidden" aria-hidden="true">
            {plan.plan} <span>{plan.price}</span>
          </b>{" "}
          {plan.suits}
        </p>
        <ul role="list">
          {plan.inside.map((item) => (
            <li key={item} className="flex gap-3 border-t-2 border-current/20 py-1 text-small">
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

import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Pages } from "#model/content.server.ts";
import type { Plan } from "#model/shop/catalogue.server.ts";
import type { ImageSource } from "#shared/image-address.ts";
import { type Currency, formatWhole } from "#shared/money.ts";
import type { RichText } from "#shared/rich-text.ts";

type Words = Pages["pricing"]["plans"];

interface PlansProps {
  title: string;
  lead: RichText;
  words: Words;
  plans: readonly Plan[];
  currency: Currency;
}

/** Each plan is a step higher than the one before; on a phone a step's colour continues behind the people below it. */
const steps = [
  { tone: "white", key: "line", behind: "", step: "border-paper-2 md:min-h-160 md:ps-out", check: "" },
  { tone: "mari", key: undefined, behind: "max-md:bg-white", step: "border-mari-soft md:min-h-188", check: "" },
  {
    tone: "ink",
    key: "tang",
    behind: "max-md:bg-mari",
    step: "border-ink-3 md:min-h-220 lg:pe-out",
    check: "text-mari",
  },
] as const;

/** The first step is low enough for the lead beside the others. */
const rising = "lg:mt-[clamp(-13.5rem,-14vw,0px)]";

/** Three plans as three rising steps, with the people who look after each standing on it. */
export function Plans({ title, lead, words, plans, currency }: PlansProps) {
  return (
    <Band name="plans" pad="none" bleed labelledBy="after-launch" className="pt-half">
      <div className="wrap">
        <h1
          id="after-launch"
          className="max-w-[6.2em] text-[17vw] leading-(--clear) font-stretch-[80%] tracking-tight md:text-hero/(--clear)"
        >
          {title}
        </h1>
        <p className="lead mt-6 mb-0 max-w-96 lg:max-w-[min(24em,31vw)]">
          <Prose text={lead} />
        </p>
      </div>
      <div
        className={`mt-6 grid md:mt-8 md:auto-cols-fr md:grid-flow-col md:items-end ${plans.length > 2 ? rising : ""}`}
      >
        {plans.map((plan, index) => (
          <PlanStep
            key={plan.plan}
            plan={plan}
            words={words}
            currency={currency}
            look={steps[index] ?? steps[0]}
            people={words.crowds[index]?.pictures ?? []}
          />
        ))}
      </div>
    </Band>
  );
}

/** An amount with its sign raised, on the side where the locale has it. */
function Amount({ whole, sign }: { whole: string; sign: string }) {
  const [before, after] = whole.split(sign);
  const raised = <span className="me-[0.06em] self-start text-[0.5em] leading-[1.1]">{sign}</span>;
  return before ? (
    <>
      {before.trim()} {raised}
    </>
  ) : (
    <>
      {raised}
      {after}
    </>
  );
}

interface PlanStepProps {
  plan: Plan;
  words: Words;
  currency: Currency;
  look: (typeof steps)[number];
  people: readonly ImageSource[];
}

function PlanStep({ plan, words, currency, look, people }: PlanStepProps) {
  const id = `plan-${plan.plan.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
  return (
    <article aria-labelledby={id} className={look.behind}>
      <div className="relative z-1 flex justify-center">
        {people.map((image) => (
          <Picture
            key={image.src}
            image={image}
            alt=""
            sizes="32vw md:200px"
            className="-mx-[3.4vw] -mb-[4.2vw] w-[32vw] max-w-none md:-mx-[1.6vw] md:-mb-[1.75vw] md:w-[min(13.4vw,200px)] xxl:-mx-6 xxl:-mb-6.5"
          />
        ))}
      </div>
      <div
        className={`flex flex-col border-t-16 px-edge pt-6 pb-9 md:px-[clamp(1.25rem,2.6vw,2.8rem)] md:pt-8 md:pb-12 print:border-t-3 ${look.step}`}
        data-tone={look.tone}
      >
        <h2 id={id} className="text-h3">
          {plan.plan}
        </h2>
        <p className="display mt-2 mb-0 flex flex-wrap items-baseline text-[clamp(3.4rem,1rem+7.4vw,9rem)] leading-[0.86] max-md:text-[4.4rem]">
          <Amount whole={formatWhole(plan.price, currency.symbol)} sign={currency.symbol} />
          <span className="ms-2.5 font-text text-lead/none font-semibold tracking-normal">
            {" "}
            {words.period.replace("{duration}", plan.duration)}
          </span>
        </p>
        <p className="my-5 max-w-[30ch] leading-snug font-semibold">{plan.suits}</p>
        <ul role="list">
          {plan.inside.map((item) => (
            <li key={item} className="flex gap-3 border-t-2 border-current/20 py-2.5 leading-snug">
              <Icon name="check" className={look.check} />
              <span>{item}</span>
            </li>
          ))}
        </ul>
        <p className="mt-2.5 mb-6 pt-6 leading-tight md:mt-auto">
          <b className="display block text-h3">{plan.response}</b> {words.reply}
        </p>
        <ButtonLink to={plan.action.url} tone={look.key} className="max-w-full self-start wrap-anywhere">
          {plan.action.label}
        </ButtonLink>
      </div>
    </article>
  );
}

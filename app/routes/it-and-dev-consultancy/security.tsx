import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ConsultancyPage } from "#model/pages/it-and-dev-consultancy.server.ts";

type Words = ConsultancyPage["audit"];

const verdicts = {
  yes: { icon: "check", look: "bg-pitch-lift" },
  no: { icon: "close", look: "bg-white" },
  part: { icon: "minus", look: "bg-mari" },
};

/** Questions from a supplier form; each answer starts with a stamp. */
export function Security({ words }: { words: Words }) {
  return (
    <Band name="security" tone="ink" labelledBy="audit">
      <div className="wrap gap-x-gut md:grid md:grid-cols-12">
        <div className="md:sticky md:top-30 md:col-span-4 md:self-start">
          <h2 id="audit" className="text-figure/(--clear)">
            {words.title}
          </h2>
          <p className="lead my-6">{words.lead}</p>
          <ArrowLink to={words.action.url}>{words.action.label}</ArrowLink>
        </div>
        <dl className="max-md:mt-9 md:col-span-7 md:col-start-6">
          {words.items.map((item) => (
            <Answer key={item.question} item={item} />
          ))}
        </dl>
      </div>
    </Band>
  );
}

const stamp =
  "inline-flex items-center gap-2 justify-self-start rounded-sm px-3 py-2 text-body/none text-ink spring-calm motion-safe:group-hover:-rotate-6";

function Answer({ item }: { item: Words["items"][number] }) {
  const { icon, look } = verdicts[item.verdict];
  return (
    <div className="group border-line-inv py-6 not-first:border-t-2 first:pt-0">
      <dt className="display grid items-center gap-3 text-h4 md:grid-cols-[7.5rem_1fr] md:gap-0">
        <span className={`${stamp} ${look}`}>
          <Icon name={icon} />
          {item.word}
        </span>{" "}
        {item.question}
      </dt>
      <dd className="mt-2.5 max-w-[54ch] text-on-ink-soft md:ms-30">{item.answer}</dd>
    </div>
  );
}

import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Content } from "#model/content.server.ts";

type Checks = Content["pages"]["accessibility"]["checks"];

/** How the site is tested, and where each test is blind. */
export function Tests({ checks }: { checks: Checks }) {
  return (
    <Band name="tests" labelledBy="tests">
      <div className="wrap grid gap-x-12 gap-y-8 lg:cols-5-7">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="tests">{checks.title}</h2>
          <p className="lead mt-4 mb-0">{checks.lead}</p>
        </div>
        <div className="border-b-3">
          {checks.list.map((check) => (
            <Check key={check.title} check={check} checks={checks} />
          ))}
        </div>
      </div>
    </Band>
  );
}

function Check({ check, checks }: { check: Checks["list"][number]; checks: Checks }) {
  return (
    <section className="border-t-3 pt-4 pb-6">
      <h3 className="text-h4">{check.title}</h3>
      <p className="mt-2 mb-4">{check.how}</p>
      <dl className="grid gap-x-gut gap-y-3 text-small sm:grid-cols-2">
        <Outcome icon="check" term={checks.finds} text={check.finds} look="border-paper-2 bg-paper-2" />
        <Outcome icon="close" term={checks.misses} text={check.misses} look="border-line" />
      </dl>
    </section>
  );
}

interface OutcomeProps {
  icon: string;
  term: string;
  text: string;
  look: string;
}

function Outcome({ icon, term, text, look }: OutcomeProps) {
  return (
    <div className={`rounded-md border-2 px-4 py-3 ${look}`}>
      <dt className="flex items-center gap-2 font-bold">
        <Icon name={icon} />
        {term}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}

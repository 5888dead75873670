import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Content } from "#model/content.server.ts";
import "./blind-tests.css";

type Checks = Content["pages"]["accessibility"]["checks"];

/** How the site is tested, and where each test is blind. */
export function BlindTests({ checks }: { checks: Checks }) {
  return (
    <Band name="blind-tests" labelledBy="tests">
      <div className="wrap">
        <div className="say">
          <h2 id="tests">{checks.title}</h2>
          <p className="lead">{checks.lead}</p>
        </div>
        <div className="tests">
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
    <section>
      <h3>{check.title}</h3>
      <p>{check.how}</p>
      <dl>
        <div>
          <dt>
            <Icon name="check" />
            {checks.finds}
          </dt>
          <dd>{check.finds}</dd>
        </div>
        <div className="misses">
          <dt>
            <Icon name="close" />
            {checks.misses}
          </dt>
          <dd>{check.misses}</dd>
        </div>
      </dl>
    </section>
  );
}

import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Content } from "#model/content.server.ts";
import { formatDate } from "#shared/format.ts";

type Weak = Content["pages"]["accessibility"]["weak"];

/** Known failures: since when, the workaround meanwhile, and what would fix each. */
export function KnownIssues({ weak }: { weak: Weak }) {
  return (
    <Band name="known-issues" tone="ink" labelledBy="weak">
      <div className="wrap">
        <BandHead id="weak" title={weak.title}>
          <p className="text-on-ink-soft">{weak.lead}</p>
        </BandHead>
        <ul role="list">
          {weak.list.map((issue) => (
            <Issue key={issue.title} issue={issue} weak={weak} />
          ))}
        </ul>
      </div>
    </Band>
  );
}

function Issue({ issue, weak }: { issue: Weak["list"][number]; weak: Weak }) {
  return (
    <li className="grid gap-x-8 gap-y-4 border-t-2 border-line-inv py-6 md:grid-cols-3">
      <div>
        <h3 className="text-h4">{issue.title}</h3>
        <p className="mt-2 mb-0 text-small font-bold text-mari">
          {weak.noted} <time dateTime={issue.day}>{formatDate(issue.day)}</time>
        </p>
      </div>
      <p className="m-0">{issue.text}</p>
      <dl className="grid gap-3 text-small">
        <div>
          <dt className="font-bold">{weak.around}</dt>
          <dd className="text-on-ink-soft">{issue.around}</dd>
        </div>
        <div>
          <dt className="font-bold">{weak.ends}</dt>
          <dd className="text-on-ink-soft">{issue.ends}</dd>
        </div>
      </dl>
    </li>
  );
}

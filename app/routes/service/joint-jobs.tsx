import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ServicePage } from "#model/pages/service.server.ts";
import "./joint-jobs.css";

type Words = ServicePage["joint"];
type Job = Words["jobs"][number];

/** Two jobs in which several benches worked under one contract, as bars to the week. */
export function JointJobs({ words, titles }: { words: Words; titles: { slug: string; title: string }[] }) {
  return (
    <Band name="joint-jobs" labelledBy="joint">
      <div className="wrap">
        <BandHead id="joint" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
        {words.jobs.map((job) => (
          <article key={job.title}>
            <h3>{job.title}</h3>
            <JobBars job={job} weekWord={words.weekWord} />
            <div className="saved">
              <p>
                <Prose text={job.saved} />
              </p>
              <ArrowLink to={`/portfolio/${job.case}`}>
                {words.action} {titles.find(({ slug }) => slug === job.case)?.title}
              </ArrowLink>
            </div>
          </article>
        ))}
      </div>
    </Band>
  );
}

function JobBars({ job, weekWord }: { job: Job; weekWord: string }) {
  return (
    <ol className="bars">
      {job.rows.map((row) => (
        <li key={row.who}>
          <p className="who">
            <b>{row.who}</b> {row.weeks} {weekWord}
          </p>
          <svg data-bench={row.bench} aria-hidden="true">
            <rect className="track" width="100%" height="44" />
            <rect
              className="edge"
              x={share(row.start - 1, job)}
              width={share(row.weeks, job)}
              y="6"
              height="38"
              rx="8"
            />
            <rect x={share(row.start - 1, job)} width={share(row.weeks, job)} height="38" rx="8" />
          </svg>
          <p>{row.text}</p>
        </li>
      ))}
    </ol>
  );
}

function share(weeks: number, job: Job) {
  return `${((weeks / job.weeks) * 100).toFixed(2)}%`;
}

import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ServicePage } from "#model/pages/service.server.ts";

type Words = ServicePage["joint"];
type Job = Words["jobs"][number];

/** Two jobs by several departments under one contract, as bars accurate to the week. */
export function JointJobs({ words, titles }: { words: Words; titles: { slug: string; title: string }[] }) {
  return (
    <Band name="joint-jobs" labelledBy="joint">
      <div className="wrap">
        <BandHead id="joint" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
        {words.jobs.map((job) => (
          <article
            key={job.title}
            className="border-t-3 py-8 last:pb-0 lg:grid lg:grid-cols-12 lg:gap-x-gut lg:py-10 lg:last:pb-0"
          >
            <h3 className="lg:col-span-4 lg:max-w-[9em]">{job.title}</h3>
            <JobBars job={job} weekWord={words.weekWord} />
            <div className="mt-6 lg:col-span-4 lg:self-end lg:pe-6">
              <p>
                <Prose text={job.saved} />
              </p>
              {titles
                .filter(({ slug }) => slug === job.case)
                .map(({ slug, title }) => (
                  <ArrowLink key={slug} to={`/portfolio/${slug}`}>
                    {words.action} {title}
                  </ArrowLink>
                ))}
            </div>
          </article>
        ))}
      </div>
    </Band>
  );
}

const slide = "spring-calm motion-safe:group-hover:translate-x-1.5 rtl:motion-safe:group-hover:-translate-x-1.5";

function JobBars({ job, weekWord }: { job: Job; weekWord: string }) {
  return (
    <ol role="list" className="mt-6 grid gap-5 lg:col-start-5 lg:col-end-13 lg:row-span-2 lg:row-start-1 lg:mt-0">
      {job.rows.map((row) => {
        const bar = { x: share(row.start - 1, job), width: share(row.weeks, job), height: 38, rx: 8 };
        return (
          <li key={row.who} className="group gap-x-gut lg:grid lg:grid-cols-[5fr_3fr] lg:items-center">
            <p className="m-0 leading-snug lg:col-span-2">
              <b className="display me-2 text-h4">{row.who}</b> {row.weeks} {weekWord}
            </p>
            <svg className="my-2 h-12 w-full overflow-visible" data-department={row.department} aria-hidden="true">
              <rect className="fill-paper-2" width="100%" height="44" />
              <g className={slide}>
                <rect className="fill-(--ce)" {...bar} y="6" />
                <rect className="fill-(--c)" {...bar} />
              </g>
            </svg>
            <p className="m-0 leading-snug">{row.text}</p>
          </li>
        );
      })}
    </ol>
  );
}

function share(weeks: number, job: Job) {
  return `${((weeks / job.weeks) * 100).toFixed(2)}%`;
}

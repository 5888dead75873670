import { Band } from "#app/ui/band.tsx";
import { Blocks } from "#app/ui/block-tower.tsx";
import type { ConsultancyPage } from "#model/pages/it-and-dev-consultancy.server.ts";
import "./priced-jobs.css";

type Words = ConsultancyPage["jobs"];

/** Six jobs with time and price, beside the rest of the colour column. */
export function PricedJobs({ words }: { words: Words }) {
  return (
    <Band name="priced-jobs" pad="none" labelledBy="jobs">
      <div className="slab" data-tone="mari">
        <div>
          <h2 id="jobs">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <p className="refusal">{words.refusal}</p>
        </div>
        <JobPile />
      </div>
      <div className="jobs">
        {words.items.map((job) => (
          <article key={job.id} id={job.id}>
            <h3>{job.title}</h3>
            <p>{job.text}</p>
            <dl>
              <div>
                <dt>{words.timeLabel}</dt>
                <dd>{job.time}</dd>
              </div>
              <div>
                <dt>{words.priceLabel}</dt>
                <dd>{job.price}</dd>
              </div>
            </dl>
          </article>
        ))}
      </div>
    </Band>
  );
}

function JobPile() {
  return (
    <svg className="pile block-tower" viewBox="-144 -168 288 356" aria-hidden="true">
      <Blocks tones={["white", "white", "pitch"]} half={69} rise={58} />
      <g transform="translate(70 40)">
        <Blocks tones={["white", "orch"]} half={69} rise={58} />
      </g>
      <g transform="translate(-70 40)">
        <Blocks tones={["white"]} half={69} rise={58} />
      </g>
      <g transform="translate(0 80)">
        <Blocks tones={["tang"]} half={69} rise={58} />
      </g>
    </svg>
  );
}

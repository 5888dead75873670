import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Case } from "#model/cases/case-index.server.ts";
import type { Department } from "#shared/department.ts";

interface ObstacleProps {
  words: { title: string };
  obstacle: Case["obstacle"];
  department: Department;
}

const first = "-ms-out me-4 rounded-e-lg ps-out pe-5 py-6 shadow-edge lg:me-0 lg:pt-9 lg:pb-7";
const other = "lg:ps-6 lg:pt-9 lg:pb-7";

/** What was in the way; the first figure is a block jutting from the page's edge. */
export function Obstacle({ words, obstacle, department }: ObstacleProps) {
  const isLong = obstacle.figures.some(({ value }) => value.length > 2);
  return (
    <Band name="obstacle" labelledBy="obstacle">
      <div className={`wrap grid-12 ${isLong ? "[--fit:0.68]" : "[--fit:1]"}`}>
        <h2 id="obstacle" className="col-span-12 mb-8 lg:mb-13">
          {words.title}
        </h2>
        {obstacle.figures.map(({ value, label }, index) => (
          <p
            key={label}
            className={`col-span-12 m-0 mb-7 flex max-w-none items-end gap-5 max-xs:flex-wrap lg:col-span-4 lg:mb-0 lg:flex-col lg:items-start lg:justify-end ${index === 0 ? first : other}`}
            data-tone={index === 0 ? department : undefined}
          >
            <b className="display text-[calc(min(31vw,12rem)*var(--fit))] leading-[0.74] font-stretch-76% tracking-tight lg:text-[calc(clamp(7rem,2rem+17vw,19rem)*var(--fit))]">
              {value}
            </b>{" "}
            <span className="max-w-56 leading-snug font-bold">{label}</span>
          </p>
        ))}
        <div className="col-span-12 self-end lg:col-span-4 lg:col-start-9">
          <p className="lead">{obstacle.lead}</p>
          <p className="mb-0">
            <Prose text={obstacle.text} />
          </p>
          {obstacle.measured && (
            <div className="words-of-markdown mt-8">
              <Prose text={obstacle.measured} />
            </div>
          )}
        </div>
      </div>
    </Band>
  );
}

import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { FigureRows } from "#app/ui/figure-rows.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home6Page } from "#model/pages/home-6.server.ts";
import type { Lesson } from "./data.server.ts";

type Words = Home6Page["confession"];

/** A case told through its mistakes, with the wasted weeks struck out. */
export function Lessons({ words, lesson }: { words: Words; lesson: Lesson }) {
  return (
    <Band name="lessons" tone="paper-2" labelledBy="wrong">
      <div className="wrap">
        <h2 id="wrong">{words.title}</h2>
        <p className="lead mt-5 mb-10 max-w-[36em]">{words.lead}</p>
        <WeekStrip label={words.strip} weeks={lesson.weeks} wrong={words.wrongWeeks} />
        <ol role="list" className="mt-6 grid gap-x-gut gap-y-6 md:grid-cols-3 xl:gap-x-10">
          {words.mistakes.map((mistake) => (
            <li key={mistake.when}>
              <h3 className="border-t-3 pt-4 text-h4">{mistake.when}</h3>
              <p className="mt-2.5 mb-0">{mistake.text}</p>
              <p className="mt-2.5 mb-0 border-s-4 border-tang ps-4 font-bold">{mistake.now}</p>
            </li>
          ))}
        </ol>
        <Outcome lesson={lesson} action={words.action} />
      </div>
    </Band>
  );
}

function WeekStrip({ label, weeks, wrong }: { label: string; weeks: number; wrong: number }) {
  return (
    <svg className="h-auto w-full" role="img" aria-label={label} viewBox={`0 0 ${weeks * 20} 20`}>
      {Array.from({ length: weeks }, (_, index) => (
        <g key={index} className={index < wrong ? "fill-none stroke-ink" : "fill-tang"}>
          <rect x={index * 20 + 1} y="1" width="17.6" height="17.6" rx="3" />
          {index < wrong && (
            <path d={`M${index * 20 + 5.3} 5.3l9 9m0-9l-9 9`} strokeWidth="1.6" strokeLinecap="round" />
          )}
        </g>
      ))}
    </svg>
  );
}

function Outcome({ lesson, action }: { lesson: Lesson; action: string }) {
  return (
    <div className="mt-half grid gap-x-half gap-y-6 md:grid-cols-2 md:items-center">
      <Picture
        image={lesson.imgUrl}
        alt={lesson.alt}
        sizes="100vw md:50vw xxl:48vw"
        className="aspect-16/10 w-full rounded-lg object-cover"
      />
      <div>
        <h3 className="font-text text-body/snug font-bold tracking-normal">
          {lesson.title}, {lesson.publisher}
        </h3>
        <p className="display my-4 text-h3">{lesson.result}</p>
        <FigureRows figures={lesson.measures} className="mb-6" />
        <ArrowLink to={`/portfolio/${lesson.slug}`}>{action}</ArrowLink>
      </div>
    </div>
  );
}

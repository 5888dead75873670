interface StageRouteProps {
  label: string;
  stages: readonly string[];
  /** The visitor's current stage, from 0. */
  at: number;
}

const item =
  "flex items-center gap-2.5 before:size-3.5 not-first:ms-3 not-last:after:ms-0.5 not-last:after:w-5.5 not-last:after:dots-x md:not-last:after:w-11";
const here = "before:rotate-45 before:rounded-xs before:border-2 before:bg-(--stage-here,var(--color-tang))";
const ahead = "before:rounded-full before:border-3";

/** The stages of a task on a dotted route; the diamond marks the current one. */
export function StageRoute({ label, stages, at }: StageRouteProps) {
  return (
    <ol role="list" className="flex flex-wrap gap-y-1.5 font-bold [--dot:1.8px] max-md:text-small" aria-label={label}>
      {stages.map((stage, index) => (
        <li
          key={stage}
          className={`${item} ${index === at ? here : index < at ? "before:bg-current before:rounded-full" : ahead}`}
          aria-current={index === at ? "step" : undefined}
        >
          {stage}
        </li>
      ))}
    </ol>
  );
}

import type { Department } from "#shared/department.ts";

interface Stop {
  term: string;
  text: string;
}

interface FromToProps {
  from: Stop;
  to: Stop;
  /** Colour of the final diamond. */
  department: Department;
}

const stop = "relative ps-8 before:absolute before:top-1";
const ring =
  "before:start-px before:size-3.25 before:rounded-full before:inset-ring-3 after:absolute after:start-1.25 after:top-6 after:-bottom-2.5 after:dots-y";
const diamond = "before:start-0 before:size-3.75 before:rotate-45 before:rounded-xs before:bg-(--c)";

/** Two statements joined by a dotted route: a ring at the start, a diamond at the end. */
export function FromTo({ from, to, department }: FromToProps) {
  return (
    <dl className="flex flex-col gap-3 [--dot:1.7px]" data-department={department}>
      <div className={`${stop} ${ring}`}>
        <Words {...from} />
      </div>
      <div className={`${stop} ${diamond} font-bold`}>
        <Words {...to} />
      </div>
    </dl>
  );
}

function Words({ term, text }: Stop) {
  return (
    <>
      <dt className="text-note/tight font-bold opacity-80">{term}</dt>
      <dd className="leading-snug">{text}</dd>
    </>
  );
}

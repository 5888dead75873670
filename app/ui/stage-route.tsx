import "./stage-route.css";

interface StageRouteProps {
  label: string;
  stages: readonly string[];
  /** Which of the stages the visitor is at, from 0. */
  at: number;
}

/** The few stages of a task on a dotted route; the diamond is where one stands. */
export function StageRoute({ label, stages, at }: StageRouteProps) {
  return (
    <ol className="stage-route" aria-label={label}>
      {stages.map((stage, index) => (
        <li key={stage} data-done={index < at || undefined} aria-current={index === at ? "step" : undefined}>
          {stage}
        </li>
      ))}
    </ol>
  );
}

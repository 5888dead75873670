interface StageRouteProps {
  label: string;
  stages: readonly string[];
  /** The visitor's current stage, from 0. */
  at: number;
}

/** The stages of a task on a dotted route; the diamond marks the current one. */
export function StepRoute({ label, stages, at }: StageRouteProps) {
  return (
    <ol role="list" className="stops stages text-small" aria-label={label}>
      {stages.map((stage, index) => (
        <li key={stage} aria-current={index === at ? "step" : undefined}>
          {stage}
        </li>
      ))}
    </ol>
  );
}

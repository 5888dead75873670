interface StepListProps {
  steps: readonly { title: string; text: string }[];
}

/** A sequence of numbered steps between lines, each with a heading. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol role="list" className="step-list">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3 className="text-h4">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

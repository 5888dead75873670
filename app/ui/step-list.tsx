/** What comes after what, each step with a heading. */
export function StepList({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface StepListProps {
  steps: readonly { title: string; text: string }[];
  /** `ruled` numbers the steps between lines, `route` makes them stops on a route. */
  look: keyof typeof looks;
}

const number = "before:display before:text-figure before:content-[counter(step)]";
const firstDot = "first:before:rotate-45 first:before:rounded-xs first:before:border-0 first:before:bg-pitch";
const dot = "before:absolute before:start-0.5 before:top-0.5 before:size-5 before:rounded-full before:border-4";
const wire =
  "not-last:after:absolute not-last:after:start-2.25 not-last:after:top-8.5 not-last:after:bottom-1 not-last:after:dots-y";
const looks = {
  ruled: {
    list: "[counter-reset:step] border-b-3",
    step: `grid grid-cols-[3rem_1fr] items-baseline border-t-3 py-4.5 [counter-increment:step] lg:grid-cols-[4rem_5fr_7fr] ${number}`,
    title: "text-h4",
    text: "col-start-2 mt-1.5 mb-0 lg:col-start-auto lg:mt-0",
  },
  route: {
    list: "[--dot:2.2px]",
    step: `relative ps-13 pb-7 leading-snug ${firstDot} ${dot} ${wire}`,
    title: "mb-1 text-h4",
    text: "m-0 max-w-[46ch]",
  },
};

/** A sequence of steps, each with a heading. */
export function StepList({ steps, look }: StepListProps) {
  const { list, step, title: head, text: words } = looks[look];
  return (
    <ol role="list" className={list}>
      {steps.map(({ title, text }) => (
        <li key={title} className={step}>
          <h3 className={head}>{title}</h3>
          <p className={words}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

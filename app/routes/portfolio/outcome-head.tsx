/** The heading of an outcome, and how we go about such jobs. */
export function OutcomeHead({ id, heading, lead }: { id: string; heading: string; lead: string }) {
  return (
    <header className="grid-12 col-span-12 items-end">
      <h2 id={`${id}-title`} className="col-span-12 md:col-span-8">
        {heading}
      </h2>
      <p className="col-span-12 mt-3.5 mb-0 max-w-76 md:col-span-4 md:mt-0">{lead}</p>
    </header>
  );
}

import "./drawer-head.css";

/** The name of a drawer, and what is in it. */
export function DrawerHead({ id, heading, lead }: { id: string; heading: string; lead: string }) {
  return (
    <header className="drawer-head">
      <h2 id={`${id}-title`}>{heading}</h2>
      <p>{lead}</p>
    </header>
  );
}

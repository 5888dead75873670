import { Link, useIsOff } from "./link.tsx";

const square = "inline-grid size-6 shrink-0 place-items-center rounded-sm border-2 border-current";
const sign = "font-text text-note/none font-bold tracking-normal text-inherit no-underline";
const look = `${square} ${sign} hover:bg-paper hover:text-ink`;

/** The mark beside a figure that leads to how it was counted; nothing where the ledger is off. */
export function ProofMark({ id, className = "" }: { id: string; className?: string }) {
  if (useIsOff("/proof")) return null;
  return (
    <Link to={`/proof#${id}`} data-proof={id} className={`${look} ${className}`}>
      <span aria-hidden="true">?</span> <span className="sr-only">how this was counted</span>
    </Link>
  );
}

import { Fragment } from "react";
import { useSite } from "#app/frame/use-site.ts";
import { Link, useIsOff } from "#app/ui/link.tsx";

const square = "inline-grid size-6 shrink-0 place-items-center rounded-full border-2 border-current align-middle";
const sign = "font-text text-small/none font-bold tracking-normal text-inherit no-underline";
const look = `${square} ${sign} hover:bg-white hover:text-ink print:hidden`;

/** A mark for each figure of a text. */
export function ProofLinks({ ids = [] }: { ids?: readonly string[] | undefined }) {
  return ids.map((id) => (
    <Fragment key={id}>
      {" "}
      <ProofLink id={id} />
    </Fragment>
  ));
}

/** One line that opens a list of figures, each with its mark; nothing where the ledger is off. */
export function ProofList({ facts }: { facts: readonly { id: string; claim: string }[] }) {
  const { proofMark } = useSite();
  if (useIsOff("/proof")) return null;
  return (
    <details>
      <summary className="underline">{proofMark}</summary>{" "}
      <ul role="list" className="flex flex-col gap-2 py-3">
        {facts.map(({ id, claim }) => (
          <li key={id}>
            {claim} <ProofLink id={id} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The mark beside a figure that leads to how it was counted; nothing without a fact, or where the ledger is off. */
export function ProofLink({ id, className = "" }: { id?: string | undefined; className?: string }) {
  const { proofMark } = useSite();
  const isOff = useIsOff("/proof");
  if (!id || isOff) return null;
  return (
    <Link to={`/proof#${id}`} data-proof={id} className={`${look} ${className}`}>
      <span aria-hidden="true">i</span> <span className="sr-only">{proofMark}</span>
    </Link>
  );
}

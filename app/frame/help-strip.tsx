import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { SecondRow } from "./second-row.tsx";
import { useSite } from "./use-site.ts";

/** Where there is room the name of a group stands before its links. */
const rows = "border-t-2 border-line pt-5 pb-6 md:gap-1 md:*:grid md:*:grid-cols-[9rem_1fr] md:*:items-baseline";

/** How to get help and where else to go, in the same place on every page. */
export function HelpStrip() {
  const { help } = useSite().site;
  return (
    <div className="border-t-2 bg-paper">
      <aside className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-6" aria-label="Help">
        <p className="m-0">
          <b>{help.title}</b> <Prose text={help.text} />
        </p>
        <div className="flex flex-wrap gap-x-7 gap-y-3">
          {help.actions.map(({ label, url }) => (
            <ArrowLink key={url} to={url} plain>
              {label}{" "}
            </ArrowLink>
          ))}
        </div>
      </aside>
      <nav className="wrap" aria-label="More pages">
        <SecondRow className={rows} />
      </nav>
    </div>
  );
}

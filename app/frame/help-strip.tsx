import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { useControls } from "#app/ui/control-names.ts";
import { Prose } from "#app/ui/prose.tsx";
import { useSite } from "./use-site.ts";

/** Where to get help, in the same place on every page. */
export function HelpStrip() {
  const { help } = useSite().site;
  return (
    <div className="help-strip" data-island="help-strip">
      <aside className="wrap" aria-label={useControls().help}>
        <p>
          <b>{help.title}</b> <Prose text={help.text} />
        </p>
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          {help.actions.map(({ label, url }) => (
            <ArrowLink key={url} to={url} plain>
              {label}{" "}
            </ArrowLink>
          ))}
        </div>
      </aside>
    </div>
  );
}

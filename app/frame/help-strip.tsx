import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { useSite } from "./use-site.ts";

/** How to get help, in the same place on every page. */
export function HelpStrip() {
  const { help } = useSite().site;
  return (
    <aside className="help-strip" aria-label="Help">
      <div className="wrap">
        <p>
          <b>{help.title}</b> <Prose text={help.text} />
        </p>
        <div className="links">
          {help.actions.map(({ label, url }) => (
            <ArrowLink key={url} to={url} plain>
              {label}
            </ArrowLink>
          ))}
        </div>
      </div>
    </aside>
  );
}

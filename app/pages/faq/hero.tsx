import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { FindField } from "#app/sections/find-field.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ShownHero } from "./data.server.ts";

/** A search beside a chest of drawers, one per group of questions. */
export function Hero({ band }: { band: ShownHero }) {
  const { role, heading, lead, action, search, often, chest, query, drawers } = band;
  const count = drawers.reduce((sum, drawer) => sum + drawer.count, 0);
  return (
    <OwnSection band={band} tone="sand" className="grid lg:cols-7-5">
      <div className="min-w-0 px-edge py-8 self-center lg:ps-out lg:pe-12">
        <h1 id={`${role}-heading`} className="text-h2">
          {heading}
        </h1>
        <p className="mt-4 mb-0 max-w-text text-lead">{lead}</p>
        {count > 0 && <FindField page="/faq" name="Questions" words={search} query={query} count={count} />}
        <p className="my-6 max-w-text">
          {often.label}{" "}
          {often.links.map(({ label, url }, index) => (
            <span key={url}>
              <Link to={url}>{label}</Link>
              {index < often.links.length - 1 ? ", " : "."}
            </span>
          ))}
        </p>
        <Actions main={action} tone="sand" />
      </div>
      {drawers.length > 0 && (
        <nav className="grid min-w-0 grid-cols-3 gap-3 bg-ink p-3" aria-label={chest.label}>
          {drawers.map((drawer) => (
            <Drawer key={drawer.slug} drawer={drawer} count={chest.count} />
          ))}
        </nav>
      )}
    </OwnSection>
  );
}

const drawer = "pressable flex flex-col justify-between gap-2 rounded-sm px-2 py-3 no-underline [--side:var(--ce)]";

interface DrawerProps {
  drawer: ShownHero["drawers"][number];
  count: string;
}

function Drawer({ drawer: { slug, name, department, count }, count: words }: DrawerProps) {
  return (
    <Link to={`/faq#${slug}`} data-tone={department ?? "white"} className={drawer}>
      <b className="display text-small/none font-stretch-72% hyphens-auto wrap-anywhere md:text-h4">{name}</b>{" "}
      <i
        aria-hidden="true"
        className={`knob-face self-center shadow-key max-lg:hidden ${department ? "" : "bg-ink"}`}
      />
      <span className="text-note font-bold">{words.replace("{count}", String(count))}</span>{" "}
    </Link>
  );
}

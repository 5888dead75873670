import { FindField } from "#app/sections/find-field.tsx";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Pages } from "#model/content.server.ts";
import type { Department } from "#shared/department.ts";
import "./drawers.css";

interface Drawer {
  slug: string;
  name: string;
  department?: Department | undefined;
  count: number;
}

interface HeroProps {
  words: Pick<Pages["faq"], "title" | "lead" | "search" | "often" | "chest">;
  query: string;
  drawers: readonly Drawer[];
}

/** Diameter and position of a drawer's knob: in a corner, or in the middle where there is room. */
const knob =
  "absolute end-2 bottom-4.5 size-5.5 rounded-full md:end-4 md:size-8.5 xl:start-1/2 xl:end-auto xl:top-1/2 xl:bottom-auto xl:-ms-6 xl:-mt-4 xl:size-11.5";

/** A giant search beside a chest of nine drawers, one per group. */
export function Hero({ words, query, drawers }: HeroProps) {
  const count = drawers.reduce((sum, drawer) => sum + drawer.count, 0);
  return (
    <Band name="hero" tone="paper-2" pad="none" labelledBy="ask-first" className="grid lg:grid-cols-2">
      <div className="min-w-0 px-edge py-half lg:self-center lg:ps-out lg:pe-8">
        <h1 id="ask-first" className="text-h2/(--clear) font-stretch-78% tracking-tight">
          {words.title}
        </h1>
        {words.lead && <p className="lead mt-5 mb-0">{words.lead}</p>}
        {count > 0 && <FindField page="/faq" name="Questions" words={words.search} query={query} count={count} />}
        {words.often.links.length > 0 && (
          <p className="mt-4 mb-0 max-w-[40ch]">
            {words.often.label}{" "}
            {words.often.links.map(({ label, url }, index) => (
              <span key={url}>
                <Link to={url}>{label}</Link>
                {index < words.often.links.length - 1 ? ", " : "."}
              </span>
            ))}
          </p>
        )}
      </div>
      {drawers.length > 0 && (
        <nav className="grid min-w-0 grid-cols-3 gap-1.5 bg-ink p-2 md:gap-2.5 md:p-3.5" aria-label={words.chest.label}>
          {drawers.map((drawer) => (
            <DrawerLink key={drawer.slug} drawer={drawer} count={words.chest.count} />
          ))}
        </nav>
      )}
    </Band>
  );
}

function DrawerLink({ drawer: { slug, name, department, count }, count: words }: { drawer: Drawer; count: string }) {
  return (
    <Link to={`/faq#${slug}`} data-tone={department ?? "white"} className="drawer">
      <b className="display text-[clamp(0.75rem,3.9vw,1.02rem)]/(--clear) hyphens-auto md:max-lg:text-h4/(--clear) xl:text-h4/(--clear)">
        {name}
      </b>{" "}
      <i aria-hidden="true" className={`${knob} ${department ? "bg-white" : "bg-ink [--ce:var(--color-ink-edge)]"}`} />
      <span className="pb-1 text-note font-bold md:pb-1.5 md:text-body">
        {words.replace("{count}", String(count))}
      </span>{" "}
    </Link>
  );
}

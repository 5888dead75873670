import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { BenchTile } from "./bench-tile.tsx";
import { useCurrent } from "./use-current.ts";
import { useHoverMenu } from "./use-hover-menu.ts";
import { useSite } from "./use-site.ts";
import "./main-nav.css";

export function MainNav() {
  const { menu } = useSite().site;
  return (
    <nav className="ms-auto min-w-0 max-lg:hidden" aria-label="Main">
      <ul className="flex flex-wrap items-center gap-1">
        <Item to="/" label={menu.home} />
        <ServicesItem label={menu.services} />
        <Item to="/portfolio" label={menu.portfolio} />
        <Item to="/about-us" label={menu.about} />
        <Item to="/contact" label={menu.contact} />
      </ul>
    </nav>
  );
}

const item =
  "inline-flex items-center gap-1.5 rounded-md px-[clamp(0.4em,2.6vw-1.2rem,0.9em)] py-3.5 text-[1rem]/none font-bold whitespace-nowrap no-underline group-data-[open=true]:bg-paper-2 hover:bg-paper-2 aria-[current]:dots-under";

function Item({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <Link className={item} to={to} aria-current={useCurrent(to)}>
        {label}
      </Link>
    </li>
  );
}

/** What is above it bridges the way from the word. */
const panel =
  "absolute -end-60 top-[calc(100%+22px)] w-190 rounded-lg bg-white p-3 shadow-pop before:absolute before:inset-x-0 before:-top-6 before:h-6";

function ServicesItem({ label }: { label: string }) {
  const { site, benches, servicePaths } = useSite();
  const { isOpen, container, trigger } = useHoverMenu();
  const current = useCurrent("/service", servicePaths);
  return (
    <li className="group relative" data-open={isOpen} {...container}>
      <noscript>
        <a className={item} href={`${import.meta.env.BASE_URL}service`} aria-current={current}>
          {label}
        </a>
      </noscript>
      <button
        className={`bg-transparent noscript:hidden ${item}`}
        type="button"
        aria-current={current && "true"}
        aria-expanded={isOpen}
        aria-controls="services-menu"
        {...trigger}
      >
        {label}{" "}
        <Icon
          name="caret-down"
          className="transition-transform duration-calm ease-snap group-data-[open=true]:rotate-180"
        />
      </button>
      <div className={`services-menu ${panel}`} id="services-menu">
        <h2 className="px-3 pt-2 pb-4 font-text text-[1rem]/tight font-bold tracking-normal">
          <ArrowLink to="/service">{site.menu.allServices}</ArrowLink>
        </h2>
        <ul className="grid grid-cols-2 gap-3">
          {benches.map((bench) => (
            <li key={bench.url}>
              <BenchTile entry={bench} size="wide" />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

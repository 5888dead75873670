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
    <nav className="main-nav" aria-label="Main">
      <ul>
        <Item to="/" label={menu.home} />
        <ServicesItem label={menu.services} />
        <Item to="/portfolio" label={menu.portfolio} />
        <Item to="/about-us" label={menu.about} />
        <Item to="/contact" label={menu.contact} />
      </ul>
    </nav>
  );
}

function Item({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <Link className="item" to={to} aria-current={useCurrent(to)}>
        {label}
      </Link>
    </li>
  );
}

function ServicesItem({ label }: { label: string }) {
  const { site, benches, servicePaths } = useSite();
  const { isOpen, container, trigger } = useHoverMenu();
  const current = useCurrent("/service", servicePaths);
  return (
    <li className="has-menu" data-open={isOpen} {...container}>
      <noscript>
        <a className="item" href={`${import.meta.env.BASE_URL}service`} aria-current={current}>
          {label}
        </a>
      </noscript>
      <button
        className="item"
        type="button"
        aria-current={current && "true"}
        aria-expanded={isOpen}
        aria-controls="services-menu"
        {...trigger}
      >
        {label} <Icon name="caret-down" />
      </button>
      <div className="services-menu" id="services-menu">
        <h2>
          <ArrowLink to="/service">{site.menu.allServices}</ArrowLink>
        </h2>
        <ul>
          {benches.map((bench) => (
            <li key={bench.url}>
              <BenchTile entry={bench} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

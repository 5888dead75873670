import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { BenchTile } from "./bench-tile.tsx";
import { useHoverMenu } from "./use-hover-menu.ts";
import { useIsCurrent } from "./use-is-current.ts";
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
      <Link className="item" to={to} aria-current={useIsCurrent(to) ? "page" : undefined}>
        {label}
      </Link>
    </li>
  );
}

function ServicesItem({ label }: { label: string }) {
  const { benches } = useSite();
  const { isOpen, container, trigger } = useHoverMenu();
  return (
    <li className="has-menu" data-open={isOpen} {...container}>
      <button className="item" type="button" aria-expanded={isOpen} aria-controls="services-menu" {...trigger}>
        {label} <Icon name="caret-down" />
      </button>
      <div className="services-menu" id="services-menu">
        {benches.map((bench) => (
          <BenchTile key={bench.url} entry={bench} />
        ))}
        <p className="all">
          <ArrowLink to="/service">All services, and how to choose</ArrowLink>
        </p>
      </div>
    </li>
  );
}

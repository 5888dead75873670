import { setActive } from "#app/browser/flags.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CloseButton, Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { BenchTile } from "./bench-tile.tsx";
import { SecondRow } from "./second-row.tsx";
import { useCurrent } from "./use-current.ts";
import { useSite } from "./use-site.ts";
import "./mobile-menu.css";

export function MobileMenu() {
  const { site } = useSite();
  return (
    <Dialog
      id="menu"
      label="Menu"
      side="right"
      overlay="mobile-menu"
      onToggle={(open) => setActive("mobileMenu", open)}
    >
      <div className="mobile-menu">
        <div className="top">
          <Logo name={site.brand} /> <CloseButton dialog="menu" label="Close menu" />
        </div>
        <MenuLinks />
        <ButtonLink to="/contact" tone="tang">
          Get in Touch <Icon name="arrow-right" />
        </ButtonLink>
      </div>
    </Dialog>
  );
}

function MenuLinks() {
  const { site, benches } = useSite();
  const { menu } = site;
  return (
    <nav aria-label="Mobile">
      <MenuLink to="/" label={menu.home} />
      <details open>
        <summary>
          {menu.services} <Icon name="caret-down" />
        </summary>
        <ul className="tiles">
          {benches.map((bench) => (
            <li key={bench.url}>
              <BenchTile entry={bench} size="small" />
            </li>
          ))}
        </ul>
        <Link className="all" to="/service" aria-current={useCurrent("/service")}>
          {menu.allServices}
        </Link>
      </details>
      <MenuLink to="/portfolio" label={menu.portfolio} />
      <MenuLink to="/about-us" label={menu.about} />
      <MenuLink to="/contact" label={menu.contact} />
      <button className="company" type="button" command="show-modal" commandfor="company-panel">
        Open sidebar <Icon name="sidebar" />
      </button>
      <SecondRow className="mt-5" />
    </nav>
  );
}

function MenuLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} aria-current={useCurrent(to)}>
      {label}{" "}
    </Link>
  );
}

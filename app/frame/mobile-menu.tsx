import { setActive } from "#app/browser/flags.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link, useIsOff } from "#app/ui/link.tsx";
import { DepartmentTile } from "./department-tile.tsx";
import { SecondRow } from "./second-row.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { useCurrent } from "./use-current.ts";
import { useSite } from "./use-site.ts";

export function MobileMenu() {
  return (
    <Dialog
      id="menu"
      label="Menu"
      side="right"
      overlay="mobile-menu"
      onToggle={(open) => setActive("mobileMenu", open)}
    >
      <div className="sheet-body px-edge pb-7">
        <SheetHead dialog="menu" label="Close menu" className="-mx-edge border-b-2 px-edge" />
        <MenuLinks />
        <ButtonLink to="/contact" tone="tang" className="mt-auto justify-between">
          Get in Touch <Icon name="arrow-right" />
        </ButtonLink>
      </div>
    </Dialog>
  );
}

function MenuLinks() {
  const { site, departments } = useSite();
  const { menu } = site;
  const current = useCurrent("/service");
  const isOverviewOff = useIsOff("/service");
  return (
    <nav aria-label="Mobile" className="mt-2.5 mb-6 grid">
      <MenuLink to="/" label={menu.home} />
      {(departments.length > 0 || !isOverviewOff) && (
        <details open className="border-b-2 border-line">
          <summary className="menu-line">
            {menu.services} <Icon name="caret-down" />
          </summary>
          <ul className="menu-tiles">
            {departments.map((department) => (
              <li key={department.url}>
                <DepartmentTile entry={department} isSmall />
              </li>
            ))}
          </ul>
          {!isOverviewOff && (
            <Link className="menu-more" to="/service" aria-current={current}>
              {menu.allServices}
            </Link>
          )}
        </details>
      )}
      <MenuLink to="/portfolio" label={menu.portfolio} />
      <MenuLink to="/about-us" label={menu.about} />
      <MenuLink to="/contact" label={menu.contact} />
      <button className="menu-line" type="button" command="show-modal" commandfor="company-panel">
        Open sidebar <Icon name="sidebar" />
      </button>
      <SecondRow className="mt-5" />
    </nav>
  );
}

function MenuLink({ to, label }: { to: string; label: string }) {
  const current = useCurrent(to);
  if (useIsOff(to)) return null;
  return (
    <Link className="menu-line" to={to} aria-current={current}>
      {label}{" "}
    </Link>
  );
}

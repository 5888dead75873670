import { ButtonLink } from "#app/ui/button.tsx";
import { useControls } from "#app/ui/control-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link, useIsOff } from "#app/ui/link.tsx";
import { DepartmentTile } from "./department-tile.tsx";
import { Languages } from "./languages.tsx";
import { menuPaths } from "./menu-paths.ts";
import { SecondRow } from "./second-row.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { useCurrent } from "./use-current.ts";
import { useSite } from "./use-site.ts";

/** The content of the phone menu: links, which work without script. */
export function MenuSheet() {
  const { action } = useSite().site.menu;
  return (
    <div className="sheet-body">
      <SheetHead dialog="menu" label={useControls().closeMenu} />
      {__LANGUAGES__ ? <MenuLinksWithLanguages /> : <MenuLinks />}
      <ButtonLink to={action.url} tone="tang" className="mt-auto justify-between">
        {action.label} <Icon name="arrow-right" />
      </ButtonLink>
    </div>
  );
}

function MenuLinksWithLanguages() {
  return (
    <>
      <MenuLinks />
      <div className="further-rows mb-6">
        <Languages />
      </div>
    </>
  );
}

function MenuLinks() {
  const { menu } = useSite().site;
  const { mobileNavigation, openSidebar } = useControls();
  return (
    <nav aria-label={mobileNavigation} className="mb-6 border-t-2">
      {menu.order.map((name) =>
        name === "services" ? <Services key={name} /> : <MenuLink key={name} to={menuPaths[name]} label={menu[name]} />,
      )}
      <button className="menu-line" type="button" command="show-modal" commandfor="company-panel">
        {openSidebar} <Icon name="sidebar" />
      </button>
      <SecondRow className="pt-6" />
    </nav>
  );
}

function Services() {
  const { site, departments } = useSite();
  const current = useCurrent("/service");
  const isOverviewOff = useIsOff("/service");
  if (departments.length === 0 && isOverviewOff) return null;
  return (
    <details open className="border-b-2 border-line">
      <summary className="menu-line">
        {site.menu.services} <Icon name="caret-down" />
      </summary>
      <ul role="list" className="menu-tiles">
        {departments.map((department) => (
          <li key={department.url}>
            <DepartmentTile entry={department} isSmall />
          </li>
        ))}
      </ul>
      {!isOverviewOff && (
        <Link className="menu-more" to="/service" aria-current={current}>
          {site.menu.allServices}
        </Link>
      )}
    </details>
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

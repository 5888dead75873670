import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { useControls } from "#app/ui/control-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link, useIsOff } from "#app/ui/link.tsx";
import { DepartmentTile } from "./department-tile.tsx";
import { menuPaths } from "./menu-paths.ts";
import { useCurrent } from "./use-current.ts";
import { useHoverMenu } from "./use-hover-menu.ts";
import { useSite } from "./use-site.ts";

export function MainNav() {
  const { menu } = useSite().site;
  return (
    <nav className="min-w-0 max-lg:hidden" aria-label={useControls().mainNavigation}>
      <ul role="list" className="flex flex-wrap items-center gap-1">
        {menu.order.map((name) =>
          name === "services" ? (
            <ServicesItem key={name} label={menu[name]} />
          ) : (
            <Item key={name} to={menuPaths[name]} label={menu[name]} />
          ),
        )}
      </ul>
    </nav>
  );
}

function Item({ to, label }: { to: string; label: string }) {
  const current = useCurrent(to);
  if (useIsOff(to)) return null;
  return (
    <li>
      <Link className="nav-item" to={to} aria-current={current}>
        {label}
      </Link>
    </li>
  );
}

function ServicesItem({ label }: { label: string }) {
  const { site, departments, servicePaths } = useSite();
  const { isOpen, container, trigger } = useHoverMenu();
  const current = useCurrent("/service", servicePaths);
  const isOverviewOff = useIsOff("/service");
  if (departments.length === 0) return isOverviewOff ? null : <Item to="/service" label={label} />;
  return (
    <li className="relative" data-open={isOpen} {...container}>
      <noscript>
        <Link className="nav-item" to="/service" aria-current={current}>
          {label}
        </Link>
      </noscript>
      <button
        className="nav-item noscript:hidden"
        type="button"
        aria-current={current && "true"}
        aria-expanded={isOpen}
        aria-controls="services-menu"
        {...trigger}
      >
        {label} <Icon name="caret-down" />
      </button>
      <div className="services-menu" id="services-menu">
        <h2 className="small-head px-3 pt-2 pb-4">
          <ArrowLink to="/service">{site.menu.allServices}</ArrowLink>
        </h2>
        <ul role="list" className="grid grid-cols-2 gap-3">
          {departments.map((department) => (
            <li key={department.url}>
              <DepartmentTile entry={department} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

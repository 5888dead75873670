import { setActive } from "#app/browser/flags.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { BenchTile } from "./bench-tile.tsx";
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
      <div className="flex min-h-full flex-col px-edge pb-7">
        <SheetHead dialog="menu" label="Close menu" className="-mx-edge border-b-2 px-edge" />
        <MenuLinks />
        <ButtonLink to="/contact" tone="tang" className="mt-auto justify-between">
          Get in Touch <Icon name="arrow-right" />
        </ButtonLink>
      </div>
    </Dialog>
  );
}

const line =
  "display flex w-full items-center justify-between bg-transparent px-0 py-[0.56em] text-start text-[min(1.9rem,10vw)]/none no-underline aria-[current]:dots-under";
const ruled = "border-b-2 border-line";

function MenuLinks() {
  const { site, benches } = useSite();
  const { menu } = site;
  return (
    <nav aria-label="Mobile" className="mt-2.5 mb-6 grid">
      <MenuLink to="/" label={menu.home} />
      <details open className={`group ${ruled}`}>
        <summary className={line}>
          {menu.services} <Icon name="caret-down" className="text-[1.2rem] group-open:rotate-180" />
        </summary>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))] gap-2.5 pb-2.5">
          {benches.map((bench) => (
            <li key={bench.url}>
              <BenchTile entry={bench} size="small" />
            </li>
          ))}
        </ul>
        <Link
          className="block pt-1.5 pb-4 font-bold aria-[current]:dots-under"
          to="/service"
          aria-current={useCurrent("/service")}
        >
          {menu.allServices}
        </Link>
      </details>
      <MenuLink to="/portfolio" label={menu.portfolio} />
      <MenuLink to="/about-us" label={menu.about} />
      <MenuLink to="/contact" label={menu.contact} />
      <button className={`${line} ${ruled}`} type="button" command="show-modal" commandfor="company-panel">
        Open sidebar <Icon name="sidebar" className="text-[1.2rem]" />
      </button>
      <SecondRow className="mt-5" />
    </nav>
  );
}

function MenuLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className={`${line} ${ruled}`} to={to} aria-current={useCurrent(to)}>
      {label}{" "}
    </Link>
  );
}

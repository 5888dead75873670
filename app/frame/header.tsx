import { useRef } from "react";
import { useCartKey } from "#app/browser/cart/use-cart.ts";
import { setActive } from "#app/browser/flags.ts";
import { followScroll } from "#app/browser/sticky-header.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { useExpanded, useFlag } from "#app/browser/use-flag.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { MainNav } from "./main-nav.tsx";
import { useSite } from "./use-site.ts";

const bar = "sticky top-0 z-50 border-b-2 bg-paper transition-shadow duration-calm data-[sticky=true]:shadow-lift";
const tool = "square-key max-sm:w-[42px]";

export function Header() {
  const { site } = useSite();
  const header = useRef<HTMLElement>(null);
  useBehaviour(({ signal }) => header.current && followScroll(header.current, { signal }));
  return (
    <header className={bar} data-sticky="false" ref={header}>
      <div className="wrap flex min-h-(--header) items-center gap-[clamp(0.25rem,1.4vw,1.5rem)]">
        <Logo name={site.brand} className="max-sm:text-[clamp(24px,7.6vw,34px)]" />
        <MainNav />
        <div className="ms-auto flex items-center lg:ms-0">
          <SearchTool />
          <SidebarTool /> <CartTool />
        </div>
        <span className="inline-flex max-lg:hidden">
          <ButtonLink to="/contact" tone="tang" size="small" className="whitespace-nowrap">
            Get in Touch
          </ButtonLink>
        </span>{" "}
        <MenuTool />
      </div>
    </header>
  );
}

/** Opens the dialog; without script it goes to the search page. */
function SearchTool() {
  const isOpen = useFlag("search");
  return (
    <form action={`${import.meta.env.BASE_URL}search`} method="get" role="search" aria-label="Site">
      <button
        className={tool}
        type="submit"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => {
          event.preventDefault();
          setActive("search", true);
        }}
      >
        <Icon name="search" />
        <span className="vh">Search</span>
      </button>
    </form>
  );
}

function SidebarTool() {
  const isExpanded = useExpanded("sidebar");
  return (
    <span className="inline-flex max-lg:hidden">
      <button
        className="square-key"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isExpanded}
        command="show-modal"
        commandfor="company-panel"
      >
        <Icon name="sidebar" />
        <span className="vh">Open sidebar</span>
      </button>
    </span>
  );
}

const badge =
  "absolute end-0 top-0.5 h-5 min-w-5 rounded-full bg-ink px-1 text-center text-[0.75rem]/5 font-bold text-paper";

function CartTool() {
  const { count, to } = useCartKey(useSite());
  return (
    <Link className={tool} to={to}>
      <Icon name="cart" />
      <span className="vh">{`Cart, ${count} ${count === 1 ? "item" : "items"}`}</span>{" "}
      {count > 0 && (
        <span className={badge} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}

function MenuTool() {
  const isExpanded = useExpanded("mobileMenu");
  return (
    <button
      className="square-key lg:hidden"
      data-solid
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isExpanded}
      command="show-modal"
      commandfor="menu"
    >
      <Icon name="menu" />
      <span className="vh">Open menu</span>
    </button>
  );
}

import { useRef } from "react";
import { type Flag, setActive } from "#app/browser/flags.ts";
import { followScroll } from "#app/browser/sticky-header.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { useExpanded, useFlag } from "#app/browser/use-flag.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useControls } from "#app/ui/control-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useIsOff } from "#app/ui/link.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { laterPart } from "./later-part.ts";
import { MainNav } from "./main-nav.tsx";
import { useSite } from "./use-site.ts";

const CartTool = laterPart("CartTool", ".bar-tools > [data-prefetch]");

export function Header() {
  const { site } = useSite();
  const header = useRef<HTMLElement>(null);
  useBehaviour(({ signal }) => header.current && followScroll(header.current, { signal }));
  return (
    <header className="page-bar" data-island="header" data-sticky="false" ref={header}>
      <div className="wrap">
        <Logo name={site.brand} />
        <MainNav />
        <div className="bar-tools">
          <SearchTool />
          <span className="inline-flex max-lg:hidden">
            <DialogTool name="sidebar" dialog="company-panel" flag="sidebar" />
          </span>{" "}
          {!useIsOff("/cart") && <CartTool />}
        </div>
        <span className="inline-flex max-lg:hidden">
          <ButtonLink to={site.menu.action.url} tone="tang" size="small" className="whitespace-nowrap">
            {site.menu.action.label}
          </ButtonLink>
        </span>{" "}
        <DialogTool name="menu" dialog="menu" flag="mobileMenu" className="lg:hidden" />
      </div>
    </header>
  );
}

/** Opens the search dialog; without script it goes to the search page. */
function SearchTool() {
  const isOpen = useFlag("search");
  const { siteSearch, search } = useControls();
  return (
    <form action={`${import.meta.env.BASE_URL}search`} method="get" role="search" aria-label={siteSearch}>
      <button
        className="square-key"
        type="submit"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => {
          event.preventDefault();
          setActive("search", true);
        }}
      >
        <Icon name="search" />
        <span className="vh">{search}</span>
      </button>
    </form>
  );
}

interface DialogToolProps {
  name: "menu" | "sidebar";
  dialog: string;
  flag: Flag;
  className?: string;
}

function DialogTool({ name, dialog, flag, className = "" }: DialogToolProps) {
  const isExpanded = useExpanded(flag);
  const { openMenu, openSidebar } = useControls();
  return (
    <button
      className={`square-key ${className}`}
      data-solid={name === "menu" || undefined}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isExpanded}
      command="show-modal"
      commandfor={dialog}
    >
      <Icon name={name} />
      <span className="vh">{name === "menu" ? openMenu : openSidebar}</span>
    </button>
  );
}

import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { closeDialogs, knowsInvokers } from "#app/browser/dialogs.ts";
import { announceArrival, rememberFocus } from "#app/browser/navigation/focus.ts";
import { followLinks } from "#app/browser/navigation/links.ts";
import { followLoading, markShown } from "#app/browser/navigation/loading.ts";
import { scrollOnArrival } from "#app/browser/navigation/scroll.ts";
import { markReady } from "#app/browser/ready.ts";
import { startReveal } from "#app/browser/reveal.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { useControls } from "#app/ui/control-names.ts";
import { Island, islandsHydrated } from "#app/ui/island.tsx";
import { OffPages } from "#app/ui/link.tsx";
import { DraftRibbon } from "./draft-ribbon.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { HelpStrip } from "./help-strip.tsx";
import { PartlyNotice } from "./languages.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SearchDialog } from "./search-dialog.tsx";
import { Sidebar } from "./sidebar.tsx";
import { Toaster } from "./toaster.tsx";
import { useSite } from "./use-site.ts";

interface DefaultLayoutProps {
  /** Read by outside checks. */
  page: string;
  /** What accompanies the page but is not its content. */
  after?: ReactNode;
  children: ReactNode;
}

/** The layout named `default`: everything around a page or the error screen. */
export function DefaultLayout({ page, after, children }: DefaultLayoutProps) {
  useBehaviour((options) => void islandsHydrated().then(() => markReady(options)));
  useBehaviour(async (options) => {
    // Without its code such a browser has the links of the menus.
    if (!knowsInvokers()) (await import("#app/browser/invokers.ts").catch(() => undefined))?.startInvokers(options);
  });
  useBehaviour(followLoading);
  useBehaviour(followLinks);
  // From the first moment: what a visitor has scrolled to must not wait.
  useBehaviour(startReveal);
  useBehaviour(rememberFocus);
  return (
    <OffPages value={useSite().off}>
      <Island>
        <SkipLink />
      </Island>
      <Island>
        <Header />
      </Island>
      {__LANGUAGES__ ? <Ribbons /> : <DraftRibbon />}
      <Island isPage>
        <main id="main" tabIndex={-1} data-island="page" data-page={page}>
          {children}
        </main>
      </Island>
      {after}
      <Island>
        <HelpStrip />
      </Island>
      <Island>
        <Footer />
      </Island>
      <MobileMenu />
      <Sidebar />
      <SearchDialog />
      <Toaster />
      <Island>
        <Announcer />
      </Island>
      <Island>
        <div className="loading-bar" data-island="loading-bar" />
      </Island>
    </OffPages>
  );
}

function Ribbons() {
  return (
    <>
      <DraftRibbon />
      <PartlyNotice />
    </>
  );
}

function SkipLink() {
  return (
    <a className="skip-link" data-island="skip-link" data-tone="ink" href="#main">
      {useControls().skipToContent}
    </a>
  );
}

/** On arrival by client navigation: scrolls, focuses its start, announces its title. */
function Announcer() {
  const { key, pathname } = useLocation();
  const region = useRef<HTMLParagraphElement>(null);
  const shown = useRef({ key, pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry is one arrival
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    const isArrival = before.key !== key;
    if (isArrival) closeDialogs();
    // Before the focus, since a page may show an element only when the hash names it.
    scrollOnArrival();
    if (isArrival) announceArrival(region.current, before.pathname !== pathname);
  }, [key]);
  useEffect(() => markShown(key), [key]);
  return <p className="vh" role="status" data-island="announcer" ref={region} />;
}

import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { announceArrival } from "#app/browser/arrival.ts";
import { closeDialogs, startInvokers } from "#app/browser/dialogs.ts";
import { markReady } from "#app/browser/ready.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { HelpStrip } from "./help-strip.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SearchDialog } from "./search-dialog.tsx";
import { Sidebar } from "./sidebar.tsx";
import { Toaster } from "./toaster.tsx";

/** The layout named `default`: what surrounds every page and the error screen. `page` is the name that outside checks read. */
export function DefaultLayout({ page, children }: { page: string; children: ReactNode }) {
  const { pathname } = useLocation();
  if (import.meta.env.VITE_FIXTURES && pathname === "/__fixtures/frame-error") throw new Error("frame fixture");
  useBehaviour(markReady);
  useBehaviour(startInvokers);
  useLoadingState();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} data-page={page}>
        {children}
      </main>
      <HelpStrip />
      <Footer />
      <MobileMenu />
      <Sidebar />
      <SearchDialog />
      <Toaster />
      <Announcer />
    </>
  );
}

/** Says the title of a page that was reached by client navigation, and puts the focus at its start. */
function Announcer() {
  const { key, pathname } = useLocation();
  const region = useRef<HTMLParagraphElement>(null);
  const shown = useRef({ key, pathname });
  useEffect(() => {
    if (shown.current.key === key) return;
    const isOtherPage = shown.current.pathname !== pathname;
    shown.current = { key, pathname };
    closeDialogs();
    if (isOtherPage) announceArrival(region.current);
  }, [key, pathname]);
  return <p className="vh" role="status" ref={region} />;
}

/** `html[data-loading]` is true between start and finish of a client navigation. */
function useLoadingState() {
  const { state } = useNavigation();
  useEffect(() => {
    document.documentElement.dataset.loading = String(state !== "idle");
  }, [state]);
}

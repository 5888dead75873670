// First, because it declares the order of the layers.
import "./app.css";

import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useLocation, useParams } from "react-router";
import { content } from "#model/content.server.ts";
import { siteOrigin } from "#model/site-address.server.ts";
import { perRequestPatterns } from "#model/site-paths.server.ts";
import type { Route } from "./+types/root.ts";
import { followRules } from "./browser/navigation-rules.ts";
import { useServedPage } from "./browser/use-served-page.ts";
import { queryKeysOf } from "./declared-queries.server.ts";
import displayFont from "./fonts/anybody.woff2";
import textFont from "./fonts/hanken-grotesk.woff2";
import { DefaultLayout } from "./frame/default.tsx";
import { ErrorScreen, useErrorMessage } from "./frame/error-screen.tsx";
import { FrameGuard } from "./frame/frame-guard.tsx";
import { pageHead } from "./frame/page-head.ts";
import { pageName } from "./frame/page-name.ts";
import { ServedData, ServedTags } from "./frame/served-tags.tsx";
import { redirects } from "./redirects.server.ts";
import { formsElsewhere } from "./static-copy/static-copy.server.ts";

/** What every page needs: brand, menus, contact ways. Kept small, because each payload carries it. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { site, services, cases } = content;
  const { brand, tagline, summary, legalName, registeredIn, companyNumber, registeredOffice } = site;
  return {
    site: {
      brand,
      tagline,
      summary,
      legalName,
      registeredIn,
      companyNumber,
      registeredOffice,
      origin: siteOrigin(),
      emails: site.emails,
      phone: site.phone,
      socials: site.socials,
      menu: site.menu,
      footer: site.footer,
      help: site.help,
      sampleNotice: site.sampleNotice,
      currency: site.currency,
    },
    benches: services
      .filter(({ isBench }) => isBench)
      .map(({ title, description, url, iconUrl, bench }) => ({ title, description, url, iconUrl, bench })),
    redirects,
    forms: formsElsewhere(context),
    /** The release that this payload belongs to; a document of another release is replaced. */
    buildId: process.env.BUILD_ID ?? "",
    releaseCheckSeconds: Number(process.env.RELEASE_CHECK_SECONDS || 3600),
    perRequest: perRequestPatterns,
    queryKeys: queryKeysOf(url.pathname),
    recentWork: cases.slice(0, 3).map(({ slug, title, imgUrl }) => ({ slug, title, imgUrl })),
    year: new Date().getFullYear(),
  };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [followRules];

export const meta: Route.MetaFunction = (args) => (args.error ? pageHead({ ...args, loaderData: undefined }) : []);

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f8f4ec" />
        <link rel="icon" href={`${import.meta.env.BASE_URL}favicon.svg`} />
        <link rel="apple-touch-icon" href={`${import.meta.env.BASE_URL}apple-touch-icon.png`} />
        <link rel="manifest" href={`${import.meta.env.BASE_URL}manifest.webmanifest`} />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <ServedTags />
        <Links />
      </head>
      <body data-layout="default">
        {children}
        <ServedData />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const { pathname } = useLocation();
  return (
    <DefaultLayout page={pageName(pathname, useParams())}>
      <Outlet />
    </DefaultLayout>
  );
}

/** The one screen for what is not found, fatal or unhandled; inside the frame unless the frame itself fails. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const message = useErrorMessage(error);
  const served = useServedPage();
  return (
    <FrameGuard>
      <DefaultLayout page={served?.name ?? "not-found"}>
        {served ? <ServedPage html={served.html} /> : <ErrorScreen message={message} />}
      </DefaultLayout>
    </FrameGuard>
  );
}

/** For crawlers: a page that failed in their browser stays what the server sent, so that no error is indexed. */
function ServedPage({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own words and no others
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

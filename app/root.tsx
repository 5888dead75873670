import "./app.css";
import { paper } from "virtual:brand";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useLocation, useParams, useRouteLoaderData } from "react-router";
import { siteLocale } from "#shared/site-locale.ts";
import type { Route } from "./+types/root.ts";
import { followRules } from "./browser/navigation/rules.ts";
import { useServedPage } from "./browser/use-served-page.ts";
import displayFont from "./fonts/anybody.woff2";
import textFont from "./fonts/hanken-grotesk.woff2";
import { AfterMain } from "./frame/after-main.tsx";
import { DefaultLayout } from "./frame/default.tsx";
import { LaterErrorScreen } from "./frame/later-error-screen.ts";
import { pageHead } from "./frame/page-head.ts";
import { pageName } from "./frame/page-name.ts";
import { ServedData, ServedTags } from "./frame/served-tags.tsx";
import { useSite } from "./frame/use-site.ts";
import { refuseOffPages } from "./request/off-pages.server.ts";
import { readFrame } from "./request/read-frame.server.ts";
import { useControls } from "./ui/control-names.ts";

/** In the browser as served: a visitor's script has no other use for the locale. */
const language = import.meta.env.SSR
  ? siteLocale
  : { lang: document.documentElement.lang, dir: document.documentElement.dir || undefined };

export function loader({ url, context }: Route.LoaderArgs) {
  return readFrame(url.pathname, context);
}

export const middleware: Route.MiddlewareFunction[] = [refuseOffPages];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [followRules];

export const meta: Route.MetaFunction = (args) => (args.error ? pageHead({ ...args, loaderData: undefined }) : []);

export function Layout({ children }: { children: ReactNode }) {
  // Without data nothing can hydrate; the page stays readable and its links work, as without script.
  const data = useRouteLoaderData<typeof loader>("root");
  const controls = useControls();
  return (
    // A page may mark itself before React starts: `app/routes/cart/hold-place.tsx`.
    <html lang={language.lang} dir={language.dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Browsers that darken pages would darken our drawings and their words apart from each other. */}
        <meta name="color-scheme" content="only light" />
        {/* iOS takes other numbers for telephone numbers; ours are links already. */}
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content={paper} />
        <link rel="icon" href={`${import.meta.env.BASE_URL}favicon.svg`} />
        <link rel="apple-touch-icon" href={`${import.meta.env.BASE_URL}apple-touch-icon.png`} />
        <link rel="manifest" href={`${import.meta.env.BASE_URL}manifest.webmanifest`} />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <ServedTags />
        <Links />
      </head>
      <body data-layout="default" data-starting-cart={data?.startingItems} data-controls={JSON.stringify(controls)}>
        {children}
        <ServedData />
        {data && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  const { pathname } = useLocation();
  const page = pageName(pathname, useParams());
  if (useSite().isOff) return <OffPage />;
  return (
    <DefaultLayout page={page} after={<AfterMain />}>
      {/* Of one kind with the page before, it would change its texts in place. */}
      <Outlet key={pathname} />
    </DefaultLayout>
  );
}

function OffPage() {
  return (
    <DefaultLayout page="not-found">
      <LaterErrorScreen />
    </DefaultLayout>
  );
}

/** The one screen for missing pages and for fatal or unhandled errors; the parts of the frame around it fail alone. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const served = useServedPage();
  return (
    <DefaultLayout page={served?.name ?? "not-found"}>
      {served ? <ServedPage html={served.html} /> : <LaterErrorScreen error={error} />}
    </DefaultLayout>
  );
}

/** For crawlers: a page that failed in their browser stays as the server sent it, so that no error is indexed. */
function ServedPage({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own words and no others
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

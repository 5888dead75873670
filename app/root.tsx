import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { content } from "#model/content.server.ts";
import "./app.css";

/** What every page needs: brand, menus, contact ways. Kept small, because each payload carries it. */
export function loader() {
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
      origin: site.origin,
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
    recentWork: cases.slice(0, 3).map(({ slug, title, imgUrl }) => ({ slug, title, imgUrl })),
    year: new Date().getFullYear(),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={`${import.meta.env.BASE_URL}favicon.svg`} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

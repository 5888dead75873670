import type { Organization, SearchAction, WebSite, WithActionConstraints } from "schema-dts";
import { siteLocale } from "#shared/site-locale.ts";
import type { Content } from "../content.server.ts";
import { siteAddress } from "../site/site-address.server.ts";

/** The company, as far as a page about something else must describe it. */
export function organization(content: Content) {
  return {
    "@type": "Organization",
    "@id": `${siteAddress(content)}#organization`,
    name: content.site.brand,
    url: siteAddress(content),
    logo: siteAddress(content, "/icon-512.png"),
  } satisfies Organization;
}

export function wholeOrganization(content: Content): Organization {
  const { legalName, summary, emails, phone, registeredOffice, socials } = content.site;
  return {
    ...organization(content),
    legalName,
    description: summary,
    foundingDate: String(content.site.since),
    email: emails.hello,
    telephone: internationalNumber(phone),
    address: registeredOffice,
    sameAs: socials.map(({ url }) => url),
  };
}

export function webSite(content: Content): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${siteAddress(content, "/search")}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": `${siteAddress(content)}#website`,
    name: content.site.brand,
    url: siteAddress(content),
    inLanguage: content.site.lang,
    publisher: { "@id": `${siteAddress(content)}#organization` },
    potentialAction: search,
  };
}

function internationalNumber(phone: string): string {
  return phone.startsWith("+") ? phone : `${siteLocale.dialling} ${phone.replace(/^0/, "")}`;
}

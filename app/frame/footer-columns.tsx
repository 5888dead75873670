import { Fragment } from "react";
import { Link } from "#app/ui/link.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { ProofStrip } from "#app/ui/proof-strip.tsx";
import { Languages } from "./languages.tsx";
import { Socials } from "./socials.tsx";
import { useSite } from "./use-site.ts";
import { useYear } from "./use-year.ts";

/** The content of the footer: text and links, which work without script. */
export function FooterColumns() {
  const { brand, tagline, footer } = useSite().site;
  return (
    <div className="wrap">
      <div className="footer-columns">
        <div className="max-lg:col-span-full">
          <Logo name={brand} className="text-figure" />
          <p className="mt-4 mb-6 max-w-lead text-lead">{tagline}</p>
          <Socials />
        </div>
        <Column title={footer.titles.services} links={footer.services} />
        <Column title={footer.titles.gameStudio} links={footer.gameStudio} />
        <Column title={footer.titles.information} links={footer.information} />
      </div>
      <LegalLine />
    </div>
  );
}

interface Action {
  label: string;
  url: string;
}

function Column({ title, links }: { title: string; links: Action[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className="mb-4 text-body">{title}</h2>
      <Links links={links} />
    </nav>
  );
}

function Links({ links, className }: { links: Action[]; className?: string }) {
  return (
    <ul role="list" className={className}>
      {links.map(({ label, url }) => (
        <li key={url}>
          <Link to={url}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

function LegalLinks() {
  return (
    <>
      <Links links={useSite().site.footer.legal} className="flex flex-wrap gap-x-5" />
      <Languages />
    </>
  );
}

function LegalLine() {
  const { site, tones } = useSite();
  const year = useYear();
  return (
    <div className="footer-legal">
      <p>
        {[...site.legalLines, ...(site.sampleNotice.shown ? [site.sampleNotice.text] : [])].map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </p>
      <p>{`© ${site.since < year ? `${site.since}–${year}` : site.since} ${site.legalName}`}</p>
      {__LANGUAGES__ ? <LegalLinks /> : <Links links={site.footer.legal} className="flex flex-wrap gap-x-5" />}
      <ProofStrip tones={tones} />
    </div>
  );
}

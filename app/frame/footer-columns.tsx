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
        <div className="col-span-full lg:col-span-4">
          <Logo name={brand} className="text-[3.25rem]" />
          <p className="mt-5 mb-6 max-w-[26ch] text-lead/snug">{tagline}</p>
          <Socials />
        </div>
        <Column
          title={footer.titles.services}
          links={footer.services}
          place="max-sm:col-span-full lg:col-span-3 lg:col-start-6"
        />
        <Column title={footer.titles.gameStudio} links={footer.gameStudio} place="lg:col-span-2" />
        <Column title={footer.titles.information} links={footer.information} place="lg:col-span-2" />
      </div>
      <LegalLine />
    </div>
  );
}

interface Action {
  label: string;
  url: string;
}

function Column({ title, links, place }: { title: string; links: Action[]; place: string }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className={place}>
      <h2 className="mb-4 text-body/tight">{title}</h2>
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

import { Link } from "#app/ui/link.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { ProofStrip } from "#app/ui/proof-strip.tsx";
import { copyrightSince } from "#shared/constants.ts";
import { Socials } from "./socials.tsx";
import { useSite } from "./use-site.ts";
import { useYear } from "./use-year.ts";
import "./footer.css";

export function Footer() {
  const { brand, tagline, footer } = useSite().site;
  return (
    <footer className="footer" data-tone="ink">
      <div className="wrap">
        <div className="top">
          <div className="brand">
            <Logo name={brand} />
            <p>{tagline}</p>
            <Socials />
          </div>
          <Column title="Services" links={footer.services} />
          <Column title="Game Studio" links={footer.gameStudio} />
          <Column title="Information" links={footer.information} />
        </div>
        <LegalLine />
      </div>
    </footer>
  );
}

interface Action {
  label: string;
  url: string;
}

function Column({ title, links }: { title: string; links: Action[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <Links links={links} />
    </nav>
  );
}

function Links({ links }: { links: Action[] }) {
  return (
    <ul>
      {links.map(({ label, url }) => (
        <li key={url}>
          <Link to={url}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

function LegalLine() {
  const { site } = useSite();
  const year = useYear();
  return (
    <div className="legal">
      <p>
        {site.legalName} is a limited company registered in {site.registeredIn}. Company number {site.companyNumber}.
        <br />
        Registered office: {site.registeredOffice}.
        {site.sampleNotice.shown && (
          <>
            <br />
            {site.sampleNotice.text}
          </>
        )}
      </p>
      <p>
        © {copyrightSince}–{year} {site.legalName}
      </p>
      <Links links={site.footer.legal} />
      <ProofStrip />
    </div>
  );
}

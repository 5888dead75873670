import { Link } from "#app/ui/link.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { ProofStrip } from "#app/ui/proof-strip.tsx";
import { copyrightSince } from "#shared/constants.ts";
import { Socials } from "./socials.tsx";
import { useSite } from "./use-site.ts";
import { useYear } from "./use-year.ts";
import "./without-script.css";

/** One column where letters are so large that two would not fit. */
const columns =
  "grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,34%)),1fr))] gap-x-gut gap-y-10 sm:grid-cols-3 lg:grid-cols-12";

export function Footer() {
  const { brand, tagline, footer } = useSite().site;
  return (
    <footer className="pt-14 lg:pt-20" data-tone="ink">
      <div className="wrap">
        <div className={columns}>
          <div className="col-span-full lg:col-span-4">
            <Logo name={brand} className="text-[3.25rem]" />
            <p className="mt-5 mb-6 max-w-[26ch] text-lead/snug">{tagline}</p>
            <Socials />
          </div>
          <Column title="Services" links={footer.services} place="max-sm:col-span-full lg:col-span-3 lg:col-start-6" />
          <Column title="Game Studio" links={footer.gameStudio} place="lg:col-span-2" />
          <Column title="Information" links={footer.information} place="lg:col-span-2" />
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

function Column({ title, links, place }: { title: string; links: Action[]; place: string }) {
  return (
    <nav aria-label={title} className={place}>
      <h2 className="mb-4 text-body/tight">{title}</h2>
      <Links links={links} look="py-1.5 no-underline hover:text-mari hover:underline" />
    </nav>
  );
}

function Links({ links, look, className }: { links: Action[]; look: string; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, url }) => (
        <li key={url}>
          <Link to={url} className={`inline-block text-on-ink-soft ${look}`}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const legal =
  "mt-half flex flex-col items-start gap-x-10 gap-y-2.5 border-t-2 border-line-inv pt-6 pb-8 text-small text-on-ink-soft lg:flex-row lg:flex-wrap lg:items-center lg:justify-between";

function LegalLine() {
  const { site } = useSite();
  const year = useYear();
  return (
    <div className={legal}>
      <p className="m-0 max-w-none">
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
      <p className="m-0">
        © {copyrightSince}–{year} {site.legalName}
      </p>
      <Links links={site.footer.legal} look="py-1 hover:text-mari" className="flex flex-wrap gap-x-5" />
      <ProofStrip />
    </div>
  );
}

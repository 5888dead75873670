import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { useControls } from "#app/ui/control-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SecondRow } from "./second-row.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { Socials } from "./socials.tsx";
import { useSite } from "./use-site.ts";

/** The content of the sidebar: text and links, which work without script. */
export function CompanySheet() {
  const { site, recentWork } = useSite();
  const { closeSidebar, sidebarNavigation } = useControls();
  return (
    <div className="sheet-body">
      <SheetHead dialog="company-panel" label={closeSidebar} />
      <p className="display mb-6 text-h4/tight">{site.summary}</p>
      <ContactWays />
      {recentWork.length > 0 && <RecentWork />}
      <nav aria-label={sidebarNavigation}>
        <SecondRow className="mt-6 border-t-3 pt-6" />
      </nav>
      <div className="sheet-foot">
        <ButtonLink to={site.menu.action.url} tone="tang">
          {site.menu.action.label} <Icon name="arrow-right" />
        </ButtonLink>
        <Socials />
      </div>
    </div>
  );
}

function ContactWays() {
  const { emails, phone, phoneUrl, registeredOffice, sidebar } = useSite().site;
  return (
    <dl className="contact-ways">
      <Way name={sidebar.newWork}>
        <a href={`mailto:${emails.hello}`}>{emails.hello}</a>
      </Way>
      <Way name={sidebar.publishing}>
        <a href={`mailto:${emails.publishing}`}>{emails.publishing}</a>
      </Way>
      <Way name={sidebar.telephone}>
        <a href={phoneUrl}>{phone}</a>
      </Way>
      <Way name={sidebar.office}>{registeredOffice}</Way>
    </dl>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function RecentWork() {
  const { recentWork, site } = useSite();
  return (
    <>
      <h2 className="small-head mt-6 mb-4">{site.sidebar.recentWork}</h2>
      <ul role="list" className="recent-work">
        {recentWork.map(({ slug, title, imgUrl }) => (
          <li key={slug}>
            <Link to={`/portfolio/${slug}`}>
              <Picture image={imgUrl} alt="" width={180} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

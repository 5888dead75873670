import { setActive } from "#app/browser/flags.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CloseButton, Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { telephoneLink } from "#shared/format.ts";
import { SecondRow } from "./second-row.tsx";
import { Socials } from "./socials.tsx";
import { useSite } from "./use-site.ts";
import "./sidebar.css";

export function Sidebar() {
  const { site } = useSite();
  return (
    <Dialog
      id="company-panel"
      label="Company"
      side="right"
      overlay="company"
      onToggle={(open) => setActive("sidebar", open)}
    >
      <div className="sidebar">
        <div className="top">
          <Logo name={site.brand} /> <CloseButton dialog="company-panel" label="Close sidebar" />
        </div>
        <p className="summary">{site.summary}</p>
        <ContactWays />
        <RecentWork />
        <nav aria-label="Also in the sidebar">
          <SecondRow className="mt-6 border-t-3 pt-5" />
        </nav>
        <div className="foot">
          <ButtonLink to="/contact" tone="tang">
            Get in Touch <Icon name="arrow-right" />
          </ButtonLink>
          <Socials />
        </div>
      </div>
    </Dialog>
  );
}

function ContactWays() {
  const { emails, phone, registeredOffice } = useSite().site;
  return (
    <dl>
      <div>
        <dt>New work</dt>
        <dd>
          <a href={`mailto:${emails.hello}`}>{emails.hello}</a>
        </dd>
      </div>
      <div>
        <dt>Publishing</dt>
        <dd>
          <a href={`mailto:${emails.publishing}`}>{emails.publishing}</a>
        </dd>
      </div>
      <div>
        <dt>Telephone</dt>
        <dd>
          <a href={telephoneLink(phone)}>{phone}</a>
        </dd>
      </div>
      <div>
        <dt>Office</dt>
        <dd>{registeredOffice}</dd>
      </div>
    </dl>
  );
}

function RecentWork() {
  const { recentWork } = useSite();
  return (
    <>
      <h2>Off the bench lately</h2>
      <ul className="work">
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

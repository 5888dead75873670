import type { ReactNode } from "react";
import { setActive } from "#app/browser/flags.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { telephoneLink } from "#shared/format.ts";
import { SecondRow } from "./second-row.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { Socials } from "./socials.tsx";
import { useSite } from "./use-site.ts";

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
      <div className="flex min-h-full flex-col px-5 pb-8 md:px-8">
        <SheetHead dialog="company-panel" label="Close sidebar" />
        <p className="display mt-5 mb-6 text-h4/tight">{site.summary}</p>
        <ContactWays />
        <RecentWork />
        <nav aria-label="Also in the sidebar">
          <SecondRow className="mt-6 border-t-3 pt-5" />
        </nav>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-4 pt-6">
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
    <dl className="border-t-3">
      <Way name="New work">
        <a href={`mailto:${emails.hello}`}>{emails.hello}</a>
      </Way>
      <Way name="Publishing">
        <a href={`mailto:${emails.publishing}`}>{emails.publishing}</a>
      </Way>
      <Way name="Telephone">
        <a href={telephoneLink(phone)}>{phone}</a>
      </Way>
      <Way name="Office">{registeredOffice}</Way>
    </dl>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] border-b-2 border-line py-2.5">
      <dt className="font-semibold text-soft">{name}</dt>
      <dd className="min-w-0 font-bold wrap-anywhere">{children}</dd>
    </div>
  );
}

function RecentWork() {
  const { recentWork } = useSite();
  return (
    <>
      <h2 className="mt-6 font-text text-[1rem]/tight font-bold tracking-normal">Off the bench lately</h2>
      <ul className="mt-3 grid grid-cols-[1.35fr_1fr_1fr] gap-2">
        {recentWork.map(({ slug, title, imgUrl }) => (
          <li key={slug}>
            <Link to={`/portfolio/${slug}`} className="block text-small/tight font-bold no-underline">
              <Picture image={imgUrl} alt="" width={180} className="mb-2 h-26 w-full rounded-md object-cover" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

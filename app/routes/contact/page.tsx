import { data } from "react-router";
import { pageHead } from "#app/frame/page-head.ts";
import { named } from "#app/middleware.ts";
import { content } from "#model/content.server.ts";
import { enquiryProblems, readEnquiry } from "#shared/enquiry.ts";
import type { Route } from "./+types/page.ts";
import { ContactDesk } from "./contact-desk.tsx";
import { DirectLines } from "./direct-lines.tsx";
import { OfficeMap } from "./office-map.tsx";
import { prefilledEnquiry } from "./prefill.server.ts";

export function loader({ request }: Route.LoaderArgs) {
  const { head, lines, offices, ...words } = content.pages.contact;
  const { site } = content;
  return {
    head,
    words,
    prefill: prefilledEnquiry(new URL(request.url).searchParams, content),
    topics: content.services.map(({ slug, title }) => ({ slug, title })),
    keepMonths: Math.round(site.retention.enquiriesDays / 30.44),
    ways: { mail: site.emails.hello, phone: site.phone },
    lines: { ...lines, list: lines.list.map((line) => ({ ...line, mail: site.emails[line.mailbox] })) },
    offices: {
      ...offices,
      list: site.offices.map(({ city, address, role }) => {
        const note = offices.notes.find((entry) => entry.city === city)?.text ?? "";
        return { city, address, role, note };
      }),
    },
  };
}

export async function action({ request }: Route.ActionArgs) {
  const enquiry = readEnquiry(await request.formData());
  const problems = enquiryProblems(
    enquiry,
    content.services.map(({ slug }) => slug),
  );
  const isSound = Object.keys(problems).length === 0;
  return data({ enquiry, problems, stamp: Date.now() }, { status: isSound ? 503 : 422 });
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export const middleware = [named("no-store")];

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, prefill, topics, keepMonths, ways, lines, offices } = loaderData;
  return (
    <>
      <ContactDesk
        words={words}
        prefill={prefill}
        answer={actionData}
        topics={topics}
        keepMonths={keepMonths}
        ways={ways}
      />
      <DirectLines title={lines.title} lines={lines.list} />
      <OfficeMap words={offices} offices={offices.list} />
    </>
  );
}

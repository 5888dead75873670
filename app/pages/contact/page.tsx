import { data, redirect } from "react-router";
import { hydratedLater } from "#app/browser/hydrated-later.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { named } from "#app/request/middleware.ts";
import { ownHeaders, privateHeaders } from "#app/request/private-headers.ts";
import { receiveEnquiry } from "#app/request/receive-enquiry.server.ts";
import { fieldsOf, receivingOf } from "#app/request/receiving.server.ts";
import { formsElsewhere } from "#app/static-export/static-export.server.ts";
import { findEnquiryWords } from "#model/site/enquiry-words.server.ts";
import { readEnquiry } from "#shared/enquiry.ts";
import { composePage } from "../compose-page.server.ts";
import { ComposedPage } from "../composed-page.tsx";
import type { Route } from "./+types/page.ts";
import { prepareForm, prepareLines, prepareOffices, prepareSent } from "./data.server.ts";
import { Enquiry } from "./enquiry.tsx";

const DirectLines = hydratedLater(
  async () => (await import("./direct-lines.tsx")).DirectLines,
  ({ band }) => band.role,
);
const Offices = hydratedLater(
  async () => (await import("./offices.tsx")).Offices,
  ({ band }) => band.role,
);

export async function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const query = new URL(request.url).searchParams;
  const receiving = receivingOf(context);
  const page = content.pages.contact;
  const others = { "direct-lines": prepareLines, offices: prepareOffices };
  const reference = query.get("sent");
  if (reference === null) {
    const hasForm = formsElsewhere(context)?.instead === undefined;
    const enquiry = prepareForm(query, await receiving.issueFormToken("contact"), hasForm);
    return data({ ...composePage(content, page, { enquiry, ...others }), isPrivate: false });
  }
  const stored = await receiving.findEnquiry(reference, query.get("k") ?? "");
  if (!stored) throw data(null, { status: 404 });
  const sentPage = { ...page, head: findEnquiryWords(content).sent.head };
  const enquiry = prepareSent(stored, query);
  return data(
    { ...composePage(content, sentPage, { enquiry, ...others }), isPrivate: true },
    { headers: privateHeaders },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await fieldsOf(request);
  const values = readEnquiry(form);
  const { again, received } = await receiveEnquiry(context, form, { values, shown: values });
  if (!received) return again;
  const like = new URL(request.url).searchParams.get("case");
  const sent = new URLSearchParams({ sent: received.reference, k: received.key, ...(like && { case: like }) });
  throw redirect(`/contact?${sent}`, 303);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const care = await import("./form-behaviour.tsx").catch(() => undefined);
  return care ? care.sendEnquiry({ request, serverAction }) : serverAction();
}

export const headers = ownHeaders;

export const meta: Route.MetaFunction = (args) => pageHead(args);

export const middleware = [named("no-store")];

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  return <ComposedPage page={loaderData} own={{ enquiry: Enquiry, "direct-lines": DirectLines, offices: Offices }} />;
}

import { data, redirect, useLocation } from "react-router";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { named } from "#app/request/middleware.ts";
import { ownHeaders, privateHeaders } from "#app/request/private-headers.ts";
import { receiveEnquiry } from "#app/request/receive-enquiry.server.ts";
import { fieldsOf, receivingOf } from "#app/request/receiving.server.ts";
import type { Route } from "./+types/page.ts";
import { BriefForm } from "./brief-form.tsx";
import { briefData } from "./data.server.ts";
import { enquiryOfBrief } from "./receive.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = await receivingOf(context).issueFormToken("contact");
  const brief = briefData(context.get(contentKey), new URL(request.url).searchParams, token);
  return data(brief, { headers: brief.isPrivate ? privateHeaders : {} });
}

export async function action({ request, context }: Route.ActionArgs) {
  const content = context.get(contentKey);
  const form = await fieldsOf(request);
  const values = enquiryOfBrief(content, new URL(request.url).searchParams, form);
  const { name, email, nda, consent, website } = values;
  const shown = { name, email, nda, consent, website };
  const { again, received } = await receiveEnquiry(context, form, { values, shown });
  if (!received) return again;
  throw redirect(`/contact?${new URLSearchParams({ sent: received.reference, k: received.key })}`, 303);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { sendBrief } = await import("./send-behaviour.ts");
  return sendBrief({ request, serverAction });
}

export const headers = ownHeaders;

/** The header says no-referrer for everybody else; without its origin the browser could not post the form. */
const formReferrer = { name: "referrer", content: "same-origin" };

export const meta: Route.MetaFunction = (args) => [...pageHead(args), formReferrer];

export const middleware = [named("no-store")];

export default function BriefPage({ loaderData, actionData }: Route.ComponentProps) {
  const { key } = useLocation();
  return (
    <>
      <BriefForm key={key} page={loaderData} response={actionData} />
      <Bands next={loaderData.next} />
    </>
  );
}

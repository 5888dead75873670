import { data, redirect, useLocation } from "react-router";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { named } from "#app/request/middleware.ts";
import { ownHeaders, privateHeaders } from "#app/request/private-headers.ts";
import { fieldsOf, receivingOf, sendingOf, showAgain } from "#app/request/receiving.server.ts";
import { enquiryProblems } from "#shared/enquiry.ts";
import type { Route } from "./+types/page.ts";
import { briefData } from "./data.server.ts";
import { Desk } from "./desk.tsx";
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
  const problems = enquiryProblems(
    values,
    content.services.map(({ slug }) => slug),
  );
  const { name, email, nda, consent, website } = values;
  const said = { values: { name, email, nda, consent, website }, problems };
  const [receiving, sending] = [receivingOf(context), sendingOf(context, form)];
  if (Object.keys(problems).length > 0) return showAgain("contact", said, sending, receiving);
  const outcome = await receiving.receiveEnquiry(values, sending);
  if (outcome.kind !== "received") return showAgain("contact", said, sending, receiving, outcome);
  throw redirect(`/contact?${new URLSearchParams({ sent: outcome.reference, k: outcome.key })}`, 303);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { sendBrief } = await import("./send-care.ts");
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
      <Desk key={key} page={loaderData} response={actionData} />
      <Bands next={loaderData.next} />
    </>
  );
}

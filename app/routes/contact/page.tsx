import { lazy, Suspense } from "react";
import { data, redirect } from "react-router";
import { untilReady } from "#app/browser/ready.ts";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { named } from "#app/request/middleware.ts";
import { ownHeaders, privateHeaders } from "#app/request/private-headers.ts";
import { fieldsOf, receivingOf, sendingOf, showAgain } from "#app/request/receiving.server.ts";
import { formsElsewhere } from "#app/static-export/static-export.server.ts";
import { enquiryProblems, readEnquiry } from "#shared/enquiry.ts";
import type { Route } from "./+types/page.ts";
import { readContactPage, readSentPage } from "./data.server.ts";
import { Enquiry } from "./enquiry.tsx";

/** The first visit is close to its script budget; these show at once and need no script. */
const SentState = lazy(async () => ({ default: (await import("./sent-state.tsx")).SentState }));
const ReachUs = lazy(async () => {
  await untilReady();
  return { default: (await import("./reach-us.tsx")).ReachUs };
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const query = new URL(request.url).searchParams;
  const receiving = receivingOf(context);
  const reference = query.get("sent");
  const hasForm = formsElsewhere(context)?.instead === undefined;
  if (reference === null)
    return data(readContactPage(content, query, await receiving.issueFormToken("contact"), hasForm));
  const stored = await receiving.findEnquiry(reference, query.get("k") ?? "");
  if (!stored) throw data(null, { status: 404 });
  return data(readSentPage(content, stored, query), { headers: privateHeaders });
}

export async function action({ request, context }: Route.ActionArgs) {
  const content = context.get(contentKey);
  const form = await fieldsOf(request);
  const values = readEnquiry(form);
  const topics = content.services.map(({ slug }) => slug);
  const problems = enquiryProblems(values, topics);
  const [receiving, sending] = [receivingOf(context), sendingOf(context, form)];
  if (Object.keys(problems).length > 0) return showAgain("contact", { values, problems }, sending, receiving);
  const outcome = await receiving.receiveEnquiry(values, sending);
  if (outcome.kind !== "received") return showAgain("contact", { values, problems }, sending, receiving, outcome);
  const like = new URL(request.url).searchParams.get("case");
  const sent = new URLSearchParams({ sent: outcome.reference, k: outcome.key, ...(like && { case: like }) });
  throw redirect(`/contact?${sent}`, 303);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const care = await import("./form-care.ts").catch(() => undefined);
  return care ? care.sendEnquiry({ request, serverAction }) : serverAction();
}

export const headers = ownHeaders;

export const meta: Route.MetaFunction = (args) => pageHead(args);

export const middleware = [named("no-store")];

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { capacity, lines, offices, form, sent } = loaderData;
  return (
    <Bands>
      {form && <Enquiry {...form} response={actionData} />}
      <Suspense>{sent && <SentState sent={sent} />}</Suspense>
      <Suspense>
        <ReachUs capacity={capacity} lines={lines} offices={offices} />
      </Suspense>
    </Bands>
  );
}

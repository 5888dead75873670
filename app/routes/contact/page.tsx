import { data, redirect } from "react-router";
import { sendForm } from "#app/browser/send-form.ts";
import { pageHead } from "#app/frame/page-head.ts";
import { named } from "#app/middleware.ts";
import { ownHeaders, privateHeaders } from "#app/private-headers.ts";
import { fieldsOf, receivingOf, sendingOf, showAgain } from "#app/receiving.server.ts";
import { content } from "#model/content.server.ts";
import { enquiryProblems, readEnquiry } from "#shared/enquiry.ts";
import type { Route } from "./+types/page.ts";
import { ContactDesk } from "./contact-desk.tsx";
import { readContactPage, readSentPage } from "./contact-words.server.ts";
import { DirectLines } from "./direct-lines.tsx";
import { OfficeMap } from "./office-map.tsx";
import { SentDesk } from "./sent-desk.tsx";
import { WhileYouWait } from "./while-you-wait.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const receiving = receivingOf(context);
  const reference = query.get("sent");
  if (reference === null) return data(readContactPage(query, await receiving.issueTicket("contact")));
  const stored = await receiving.findEnquiry(reference, query.get("k") ?? "");
  if (!stored) throw data(null, { status: 404 });
  return data(readSentPage(stored), { headers: privateHeaders });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await fieldsOf(request);
  const values = readEnquiry(form);
  const topics = content.services.map(({ slug }) => slug);
  const problems = enquiryProblems(values, topics);
  const [receiving, sending] = [receivingOf(context), sendingOf(context, form)];
  if (Object.keys(problems).length > 0) return showAgain("contact", { values, problems }, sending, receiving);
  const outcome = await receiving.receiveEnquiry(values, sending);
  if (outcome.kind !== "received") return showAgain("contact", { values, problems }, sending, receiving, outcome);
  throw redirect(`/contact?${new URLSearchParams({ sent: outcome.reference, k: outcome.key })}`, 303);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendForm({ form: "contact", request, send: serverAction, read: readEnquiry });
}

export const headers = ownHeaders;

export const meta: Route.MetaFunction = (args) => pageHead(args);

export const middleware = [named("no-store")];

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lines, offices, form, sent } = loaderData;
  return (
    <>
      {form && <ContactDesk {...form} answer={actionData} />}
      {sent && <SentDesk {...sent} />}
      {sent && <WhileYouWait title={sent.words.next} steps={sent.next.steps} />}
      <DirectLines title={lines.title} lines={lines.list} />
      <OfficeMap words={offices} offices={offices.list} />
    </>
  );
}

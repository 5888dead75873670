import { useState } from "react";
import { redirect, useLocation } from "react-router";
import { useSentNews } from "#app/browser/forms/use-sent-news.ts";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { named } from "#app/request/middleware.ts";
import { ownHeaders } from "#app/request/private-headers.ts";
import { fieldsOf, receivingOf, sendingOf, showAgain } from "#app/request/receiving.server.ts";
import { NewsletterForm } from "#app/sections/newsletter-form.tsx";
import { newsletterWords } from "#model/site/newsletter-words.server.ts";
import { readSubscription, subscriptionProblems } from "#shared/subscription.ts";
import type { Route } from "./+types/page.ts";
import { Hero } from "./hero.tsx";

const results = ["asked", "confirmed", "stopped"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const page = content.pages.newsletter;
  const wanted = new URL(request.url).searchParams.get("state");
  const state = results.find((name) => name === wanted) ?? "start";
  const token = await receivingOf(context).issueFormToken("newsletter");
  return {
    head: page.head,
    isPrivate: true,
    page,
    news: page[state],
    state,
    words: newsletterWords(content),
    token,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await fieldsOf(request);
  const values = readSubscription(form);
  const problems = subscriptionProblems(values);
  const [receiving, sending] = [receivingOf(context), sendingOf(context, form)];
  if (Object.keys(problems).length > 0) return showAgain("newsletter", { values, problems }, sending, receiving);
  const outcome = await receiving.subscribe(values.email, sending);
  if (outcome.kind !== "received") return showAgain("newsletter", { values, problems }, sending, receiving, outcome);
  throw redirect("/newsletter?state=asked", 303);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const care = await import("#app/sections/newsletter-behaviour.ts").catch(() => undefined);
  return care ? care.sendSubscription({ request, serverAction }) : serverAction();
}

export const headers = ownHeaders;

export const meta: Route.MetaFunction = (args) => pageHead(args);

export const middleware = [named("no-store")];

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, news, state, words, token } = loaderData;
  const { key } = useLocation();
  return (
    <Bands>
      <Hero key={state} title={news.title} lead={news.lead} isDone={state !== "start"} page={page}>
        {state === "start" && <NewsletterForm isMain words={words} token={token} response={actionData} />}
        {state === "asked" && <Asked key={key} news={page.asked} words={words} token={token} />}
      </Hero>
    </Bands>
  );
}

type Newsletter = Route.ComponentProps["loaderData"];

/** Where the mail went, as far as this document knows, and the form again in case the address was mistyped. */
function Asked({ news, words, token }: Pick<Newsletter, "words" | "token"> & { news: Newsletter["page"]["asked"] }) {
  const [address, setAddress] = useState<string>();
  useSentNews("newsletter", undefined, (fields) => setAddress(fields && readSubscription(fields).email));
  return (
    <>
      {address && <p className="lead">{news.address.replace("{address}", () => address)}</p>}
      <p>{news.correct}</p>
      <NewsletterForm isMain key={address} words={words} token={token} email={address} />
    </>
  );
}

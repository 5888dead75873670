import { data, type RouterContextProvider, redirect } from "react-router";
import { contentKey } from "#app/request/content.server.ts";
import { privateFormHeaders } from "#app/request/private-headers.ts";
import { fieldsOf, receivingOf } from "#app/request/receiving.server.ts";
import type { Pages } from "#model/content.server.ts";

type Context = Readonly<RouterContextProvider>;
type Step = "confirm" | "stop";

/** What a link in a mail leads to. Mail scanners follow links, so opening one changes nothing yet. */
export async function readLink(step: Step, token: string, context: Context) {
  const content = context.get(contentKey);
  const page = content.pages.newsletter;
  const isKnown = await receivingOf(context).knowsSubscription(token);
  const news = isKnown ? page[step] : unknownOf(page);
  const found = { head: page.head, isPrivate: true, page, news };
  return data(found, { status: isKnown ? 200 : 404, headers: privateFormHeaders });
}

/** Does what the button under the link says. */
export async function followLink(step: Step, token: string, request: Request, context: Context) {
  const content = context.get(contentKey);
  const page = content.pages.newsletter;
  const isOneClick = (await fieldsOf(request)).has("List-Unsubscribe");
  const receiving = receivingOf(context);
  const isDone = await (step === "confirm" ? receiving.confirmSubscription(token) : receiving.stopSubscription(token));
  if (!isDone) return data({ news: unknownOf(page), isDone }, { status: 404 });
  // A one-click unsubscribe from a mail client follows no redirect (RFC 8058).
  if (isOneClick) return data({ news: { ...page.stopped, key: undefined }, isDone });
  throw redirect(`/newsletter?state=${step === "confirm" ? "confirmed" : "stopped"}`, 303);
}

function unknownOf({ unknown }: Pages["newsletter"]) {
  return { ...unknown, key: undefined };
}

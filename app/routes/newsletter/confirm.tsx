import { pageHead } from "#app/frame/page-head.ts";
import { named } from "#app/request/middleware.ts";
import { ownHeaders } from "#app/request/private-headers.ts";
import type { Route } from "./+types/confirm.ts";
import { followLink, readLink } from "./subscription-link.server.ts";
import { SubscriptionLink } from "./subscription-link.tsx";

export function loader({ params, context }: Route.LoaderArgs) {
  return readLink("confirm", params.token, context);
}

export function action({ params, request, context }: Route.ActionArgs) {
  return followLink("confirm", params.token, request, context);
}

export const headers = ownHeaders;

export const meta: Route.MetaFunction = (args) => pageHead(args);

export const middleware = [named("no-store")];

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  return <SubscriptionLink {...loaderData} {...actionData} />;
}

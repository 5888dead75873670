import { ErrorScreen } from "#app/frame/error-screen.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import type { Route } from "./+types/page.ts";

export const meta: Route.MetaFunction = (args) => pageHead({ ...args, loaderData: undefined });

/** Any path that no route matches. It has no loader, so a static host can serve it too; the server sends the 404. */
export default function NotFoundPage() {
  return <ErrorScreen />;
}

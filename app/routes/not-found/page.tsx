import { pageHead } from "#app/frame/page-head.ts";
import type { Route } from "./+types/page.ts";

export const meta: Route.MetaFunction = (args) => pageHead({ ...args, loaderData: undefined });

export default function NotFoundPage() {
  return (
    <div className="wrap">
      <h1>Oops, this page is not found</h1>
    </div>
  );
}

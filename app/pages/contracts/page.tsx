import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { composePage } from "../compose-page.server.ts";
import { ComposedPage } from "../composed-page.tsx";
import type { Route } from "./+types/page.ts";
import { prepareComparison, prepareNotice } from "./data.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const own = { comparison: prepareComparison, notice: prepareNotice };
  return composePage(content, content.pages.contracts, own);
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function ContractsPage({ loaderData }: Route.ComponentProps) {
  return <ComposedPage page={loaderData} />;
}

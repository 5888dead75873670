import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { beginningOf } from "#shared/writable.ts";
import { ComposedPage } from "../composed-page.tsx";
import type { Route } from "./+types/page.ts";
import { proofData } from "./data.server.ts";
import { Hero } from "./hero.tsx";
import { Ledger } from "./ledger.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const query = beginningOf((new URL(request.url).searchParams.get("q") ?? "").trim(), 80);
  return proofData(context.get(contentKey), query);
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function ProofPage({ loaderData }: Route.ComponentProps) {
  return <ComposedPage page={loaderData} own={{ hero: Hero, ledger: Ledger }} />;
}

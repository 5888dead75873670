import type { LoaderFunctionArgs } from "react-router";
import { drawBands } from "#app/bands/bands.tsx";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { validate } from "#app/request/validation.ts";
import { Link } from "#app/ui/link.tsx";
import { type KitView, kitBands, kitViews } from "./kit-bands.server.ts";

const head = {
  title: "Kit",
  description: "Every shape of a band in every variant. Only the development server has this page.",
};

/** Every shape of a band in every variant, with words of odd lengths and scripts; `npm run dev` alone has this page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = (params.view ?? "usual") as KitView;
  await validate(() => kitViews.includes(view));
  return { head, isPrivate: true, views: kitViews, view, ...kitBands(view, context.get(contentKey)) };
}

export const meta = (args: Parameters<typeof pageHead>[0]) => pageHead(args);

export default function KitPage({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { views, view, bands, lang, dir } = loaderData;
  return (
    <Bands>
      <nav key="views" aria-label="Views of the kit" className="wrap flex flex-wrap gap-6 py-4">
        {views.map((name) => (
          <Link key={name} to={`/__kit/${name}`} aria-current={name === view && "page"}>
            {name}
          </Link>
        ))}
      </nav>
      {bands.map((band) => (
        <div key={band.role} lang={lang} dir={dir}>
          <p className="wrap pt-2 text-note" lang="en" dir="ltr">
            {band.role}
          </p>
          {drawBands([band], {})}
        </div>
      ))}
    </Bands>
  );
}

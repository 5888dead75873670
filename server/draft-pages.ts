import type { ServerBuild } from "react-router";
import type { Content } from "#model/content.server.ts";

/** The build with a route for each page of bands that came after it, such as that of a draft, or has another address now. */
export function withDraftPages(build: ServerBuild, { composedPages }: Content): ServerBuild {
  const [route, asset] = [build.routes.landing, build.assets.routes.landing];
  if (!route || !asset) return build;
  const added = composedPages.filter(({ name, address }) => build.routes[`landing/${name}`]?.path !== address.slice(1));
  if (added.length === 0) return build;
  const ids = added.map(({ name, address }) => ({ id: `landing/${name}`, path: address.slice(1) }));
  return {
    ...build,
    routes: { ...build.routes, ...Object.fromEntries(ids.map((own) => [own.id, { ...route, ...own }])) },
    assets: {
      ...build.assets,
      routes: { ...build.assets.routes, ...Object.fromEntries(ids.map((own) => [own.id, { ...asset, ...own }])) },
    },
  };
}

import { createRequestHandler, type LoaderFunction, RouterContextProvider, type ServerBuild } from "react-router";
import { allRoutes, routesAt } from "../browser/navigation/router.ts";
import { contentKey } from "../request/content.server.ts";
import { receivingContext } from "../request/receiving.server.ts";
import { loader as rootLoader } from "../root.tsx";
import { exportedContent } from "./exported-content.server.ts";
import { noReceiving, staticExportContext } from "./static-export.server.ts";

type Routes = ServerBuild["routes"];

/** The loaders of all pages, by route file. */
const loaders = import.meta.glob<LoaderFunction>(["../routes/*/page.tsx", "!../routes/not-found/page.tsx"], {
  eager: true,
  import: "loader",
});
const base = import.meta.env.BASE_URL;
let handle: ReturnType<typeof createRequestHandler> | undefined;

/**
 * Replaces the missing server: runs a page's loaders in the browser, on the complete content. Undefined if a route
 * of the page has a loader that is not among them.
 */
export async function respond(address: URL): Promise<Response | undefined> {
  const path = address.pathname.slice(base.length - 1).replace(/(?<=\/)_\.data$|\.data$/, "");
  if (routesAt(path).some(({ id, hasLoader }) => hasLoader && !loaderOf(id))) return undefined;
  handle ??= createRequestHandler(buildOf());
  const context = new RouterContextProvider();
  context.set(receivingContext, noReceiving);
  context.set(contentKey, exportedContent(context.get(contentKey)));
  context.set(staticExportContext, { formBase: import.meta.env.VITE_FORM_BASE || undefined });
  return handle(new Request(address), context);
}

function loaderOf(id: string): LoaderFunction | undefined {
  return id === "root" ? (rootLoader as LoaderFunction) : loaders[`../${id}.tsx`];
}

/** The part of a server build that answers with data. */
function buildOf(): ServerBuild {
  const routes: Routes = {};
  for (const [id, route] of allRoutes()) {
    const { parentId, path, index } = route ?? {};
    routes[id] = { id, parentId, path, index, module: { default: () => null, loader: loaderOf(id) } };
  }
  return {
    entry: {
      module: {
        default: () => {
          throw new Error("documents are files here");
        },
      },
    },
    routes,
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    basename: base,
    publicPath: base,
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "" },
  };
}

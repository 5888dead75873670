import { data, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { pageState, pagesBase } from "#model/site/site-address.server.ts";
import { isOff } from "#shared/off-pages.ts";
import { contentKey } from "./content.server.ts";

/** Whether the site has no page at a path below the base: it is switched off, or not translated into the language asked for. */
export function isPageOff(path: string, context: Readonly<RouterContextProvider>): boolean {
  const content = context.get(contentKey);
  return isOff(path, content.off) || (content.language !== null && !pageState(content, path || "/"));
}

/** The router asks for the home page's data at `/_.data`. */
function pageOfPayload(path: string): string {
  return path.replace(/\.data$/, "").replace(/^\/_$/, "/");
}

/**
 * A page that is off stores nothing and has no payload or file. Its document is the screen of a missing page, which needs
 * the frame's data, so that request goes on.
 */
export const refuseOffPages: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const path = new URL(request.url).pathname.slice(pagesBase(context.get(contentKey)).length - 1);
  const isDocument = (request.method === "GET" || request.method === "HEAD") && !/\.(data|csv)$/.test(path);
  if (!isDocument && isPageOff(pageOfPayload(path), context)) throw data(null, { status: 404 });
  return next();
};

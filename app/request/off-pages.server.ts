import { data, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { isOff } from "#shared/off-pages.ts";
import { contentKey } from "./content.server.ts";

/** Whether the site switches a page off, by its path below the base. */
export function isPageOff(path: string, context: Readonly<RouterContextProvider>): boolean {
  return isOff(path, context.get(contentKey).off);
}

/**
 * A page that is off stores nothing and has no payload or file. Its document is the screen of a missing page, which needs
 * the frame's data, so that request goes on.
 */
export const refuseOffPages: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const path = new URL(request.url).pathname.slice(import.meta.env.BASE_URL.length - 1);
  const isDocument = (request.method === "GET" || request.method === "HEAD") && !/\.(data|csv)$/.test(path);
  if (!isDocument && isPageOff(path.replace(/\.data$/, ""), context)) throw data(null, { status: 404 });
  return next();
};

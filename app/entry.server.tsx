import buildContent from "virtual:content";
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { Content } from "#model/content.server.ts";
import { canonicalPath } from "#shared/canonical-path.ts";
import type { Posted, Receiving } from "#shared/receiving.ts";
import type { SiteVitals } from "#shared/vitals.ts";
import { contentKey } from "./request/content.server.ts";
import { contentTools } from "./request/content-tools.server.ts";
import { jsonError, lastResort, pathBelowBase, setErrorHeaders, wantsJson } from "./request/error-responses.server.ts";
import { createLanguageHandler } from "./request/languages.server.ts";
import { nonceContext } from "./request/nonce.server.ts";
import { isPageOff } from "./request/off-pages.server.ts";
import { addressContext, postedContext, receivingContext } from "./request/receiving.server.ts";
import { renderDocument } from "./request/render-document.server.tsx";
import { closestPages } from "./request/site-search.server.ts";
import { vitalsContext } from "./request/vitals.server.ts";
import { exportedContent } from "./static-export/exported-content.server.ts";
import { noReceiving, type StaticExport, staticExportContext } from "./static-export/static-export.server.ts";

/** What the pages of the build say. */
export const content: Content = buildContent;

interface RequestParts {
  nonce: string | null;
  receiving: Receiving;
  /** The visitor's IP address. */
  address: string;
  /** What the server found in the body of a form, beside its fields. */
  posted?: Posted | undefined;
  /** Replaces the build's content: a draft, or a test's fixture. */
  content?: Content | undefined;
  vitals?: (() => Promise<SiteVitals>) | undefined;
}

/** The server's context for a request. */
export function requestContext(parts: RequestParts): RouterContextProvider {
  const { nonce, receiving, address, posted, content, vitals } = parts;
  const context = new RouterContextProvider();
  context.set(nonceContext, nonce);
  context.set(receivingContext, receiving);
  context.set(addressContext, address);
  context.set(postedContext, posted);
  context.set(vitalsContext, vitals ?? null);
  if (content) context.set(contentKey, content);
  return context;
}

/** The build's context for a page that it renders itself, as the framework's for those that it prerenders. */
export const prerenderContext = () => new RouterContextProvider();

/** An export's context for a request, in place of the server's. */
export function exportContext(host: StaticExport, content: Content = buildContent): RouterContextProvider {
  const own = exportedContent(content);
  const context = requestContext({ nonce: null, receiving: noReceiving, address: "", content: own });
  context.set(staticExportContext, host);
  return context;
}

/** The files for crawlers and programs as an export has them, by path. */
export async function exportedFiles(): Promise<Map<string, string | Uint8Array>> {
  const tools = contentTools(exportedContent(buildContent));
  const files = tools.crawlerFilePaths().map(async (path): Promise<[string, string | Uint8Array]> => {
    return [path, (await tools.crawlerFile(path))?.body ?? ""];
  });
  return new Map(await Promise.all(files));
}

/** Exported because a router context key only works with the handler of the same module instance. */
export { createRequestHandler, receivingContext };

/** Answers requests for the pages of the build in all of its languages. */
export const createSiteHandler = (build: ServerBuild) => createLanguageHandler(build, buildContent);

/** What the server does with the build's content. */
export const {
  declaredQueries,
  isOutdated,
  findShareCard,
  pictureGrounds,
  crawlerFile,
  crawlerFilePaths,
  redirects,
  renderMail,
  site,
  siteAddress,
  tooManyPages,
} = contentTools(buildContent);

/**
 * Renders a page in full, so that no streaming script is needed and the status is final. If the page is an error, a
 * client that asks for JSON gets JSON.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const content = loadContext.get(contentKey);
  const { matches, errors, actionData } = routerContext.staticHandlerContext;
  const isClosed = isPageOff(canonicalPath(pathBelowBase(request)), loadContext);
  const isUnknown = isClosed || (matches.at(-1)?.route.path === "*" && !errors);
  const finalStatus = isUnknown ? 404 : status;
  // A form shown again is a page, not an error; without a referrer its next submission would carry no origin.
  if (finalStatus >= 400 && !actionData) {
    setErrorHeaders(headers);
    if (wantsJson(request)) return jsonError(request, { status: finalStatus, headers, isUnknown, errors });
  }
  // A script that sends files reads what is wrong with the form, and leaves the page as it is.
  if (actionData && request.headers.get("Accept") === "application/json")
    return Response.json(Object.values(actionData)[0], { status, headers });
  const isLost = finalStatus === 404 && !loadContext.get(staticExportContext);
  const closest = isLost ? await closestPages(content, pathBelowBase(request)) : undefined;
  const parts = { url: request.url, status: finalStatus, router: routerContext, context: loadContext, closest };
  headers.set("Content-Type", "text/html; charset=utf-8");
  try {
    return new Response(await renderDocument(parts), { headers, status: finalStatus });
  } catch (error) {
    // The first failure is rendered again with the error screen; a second means that the screen itself fails.
    if (errors) return lastResort(headers);
    throw error;
  }
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
}

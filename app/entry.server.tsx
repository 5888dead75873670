import buildContent from "virtual:content";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  matchPath,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { Content } from "#model/content.server.ts";
import type { Receiving } from "#shared/receiving.ts";
import type { SiteVitals } from "#shared/vitals.ts";
import { ClosestContext } from "./frame/closest-pages.tsx";
import type { NearPage } from "./frame/nearest-pages.ts";
import { ServedContext } from "./frame/served-tags.tsx";
import { FrameContext } from "./frame/use-site.ts";
import { contentKey } from "./request/content.server.ts";
import { contentTools } from "./request/content-tools.server.ts";
import { crawlerTags } from "./request/crawler-tags.server.ts";
import { jsonError, lastResort, pathBelowBase, wantsJson } from "./request/error-responses.server.ts";
import { readFrame } from "./request/read-frame.server.ts";
import { addressContext, receivingContext } from "./request/receiving.server.ts";
import { scriptsLast } from "./request/scripts-last.server.ts";
import { closestPages } from "./request/site-search.server.ts";
import { vitalsContext } from "./request/vitals.server.ts";
import { noReceiving, type StaticExport, staticExportContext } from "./static-export/static-export.server.ts";

const renderLimitMs = 10_000;

/** Null while prerendering: the scripts of those pages are allowed by hash. */
const nonceContext = createContext<string | null>(null);

interface RequestParts {
  nonce: string | null;
  receiving: Receiving;
  /** The visitor's IP address. */
  address: string;
  /** Replaces the build's content: a draft, or a test's fixture. */
  content?: Content | undefined;
  vitals?: (() => Promise<SiteVitals>) | undefined;
}

/** The server's context for a request. */
export function requestContext({ nonce, receiving, address, content, vitals }: RequestParts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(nonceContext, nonce);
  context.set(receivingContext, receiving);
  context.set(addressContext, address);
  context.set(vitalsContext, vitals ?? null);
  if (content) context.set(contentKey, content);
  return context;
}

/** An export's context for a request, in place of the server's. */
export function exportContext(host: StaticExport, content?: Content): RouterContextProvider {
  const context = requestContext({ nonce: null, receiving: noReceiving, address: "", content });
  context.set(staticExportContext, host);
  return context;
}

/** Exported because a router context key only works with the handler of the same module instance. */
export { createRequestHandler, matchPath, receivingContext };

/** What the server does with the build's content. */
export const {
  declaredQueries,
  findShareCard,
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
  const isUnknown = matches.at(-1)?.route.path === "*" && !errors;
  const finalStatus = isUnknown ? 404 : status;
  // A form shown again is a page, not an error; without a referrer its next submission would carry no origin.
  if (finalStatus >= 400 && !actionData) {
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
    headers.set("X-Robots-Tag", "noindex");
    headers.set("Referrer-Policy", "no-referrer");
    if (wantsJson(request)) return jsonError(request, { status: finalStatus, headers, isUnknown, errors });
  }
  const isLost = finalStatus === 404 && !loadContext.get(staticExportContext);
  const closest = isLost ? await closestPages(content, pathBelowBase(request)) : undefined;
  return renderDocument(request, finalStatus, headers, routerContext, loadContext, closest);
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
}

function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
  closest: readonly NearPage[] | undefined,
): Promise<Response> {
  const content = loadContext.get(contentKey);
  const nonce = loadContext.get(nonceContext) ?? undefined;
  // Middleware that throws ends a request before any loader runs; the error screen still stands inside the frame.
  const hasData = context.staticHandlerContext.loaderData.root !== undefined;
  const frame = hasData ? undefined : readFrame(new URL(request.url).pathname, loadContext);
  return new Promise((resolve, reject) => {
    let failed = false;
    // Cleared when the page is done: a pending timer would retain the page, and ten seconds of visits would add up.
    const limit = setTimeout(() => stream.abort(), renderLimitMs);
    const page = (
      <ServedContext value={status === 200 ? crawlerTags(content, new URL(request.url), context) : undefined}>
        <FrameContext value={frame}>
          <ClosestContext value={closest}>
            <ServerRouter context={context} url={request.url} nonce={nonce} />
          </ClosestContext>
        </FrameContext>
      </ServedContext>
    );
    const stream = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(limit);
        headers.set("Content-Type", "text/html; charset=utf-8");
        const body = stream.pipe(scriptsLast());
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: failed ? 500 : status }));
      },
      onShellError(error) {
        clearTimeout(limit);
        // The first failure is rendered again with the error screen; a second means that the screen itself fails.
        if (context.staticHandlerContext.errors) resolve(lastResort(headers));
        else reject(error);
      },
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
  });
}

import { randomBytes } from "node:crypto";
import { Hono, type HonoRequest } from "hono";
import { pagesWithFiles } from "#shared/files.ts";
import type { RedirectRule } from "#shared/redirect-rules.ts";
import { type CrawlerSources, crawlerFiles, markdownVersions, missingFiles } from "./crawlers/crawler-files.ts";
import { cannotStore } from "./database/storage-failure.ts";
import type { EditingEnv } from "./editing/at-work.ts";
import { type FormFiles, formWithFields, formWithFiles } from "./files/form-with-files.ts";
import { shownBytes } from "./files/receive-form.ts";
import { belowBase, pathBelow } from "./http/base-path.ts";
import { compress } from "./http/compress.ts";
import type { HttpEnv, Middleware } from "./http/context.ts";
import { decodePath } from "./http/decode-path.ts";
import { formBody, isMultipart, methodCheck, type OriginRules, originCheck, sendingLimit } from "./http/form-posts.ts";
import { plainResponse } from "./http/plain-response.ts";
import { canonicalPaths, redirects } from "./http/redirects.ts";
import { renderQueue } from "./http/render-queue.ts";
import { contentPolicy, securityHeaders, untouched } from "./http/security.ts";
import { type ReadVisitor, visitor } from "./http/visitor.ts";
import { type BuildFiles, buildFiles, prerendered } from "./release/build-files.ts";
import type { KindOfPath } from "./release/page-kinds.ts";
import { alive, ready } from "./watch/health.ts";

export interface AppParts extends BuildFiles, CrawlerSources {
  readVisitor: ReadVisitor;
  redirects: readonly RedirectRule[];
  originRules: OriginRules;
  /** Seconds that a network has to wait because it posts faster than people do. */
  waitingTime: (network: string) => Promise<number | undefined>;
  /** Receives files with a form, and hands them to staff. */
  formFiles: FormFiles;
  fileDownload: Middleware;
  /** Resizes a picture; takes what follows `/_ipx/`. */
  images: (address: string, request: Request) => Promise<Response>;
  /** Draws the share picture of a page, by its path below the base. */
  sharePictures: (path: string, request: Request) => Promise<Response>;
  /** Receives the timings that pages measure. */
  vitals: Hono<HttpEnv>;
  /** Whether pages can be served and forms stored. */
  isReady: () => Promise<boolean>;
  /** Refuses visitors who request too many rendered pages. */
  pageLimit: Middleware;
  kindOfPath: KindOfPath;
  /** Everything below `/edit`, where the site is edited. */
  editing?: Hono<EditingEnv> | undefined;
}

/** Request in, response out: every middleware in order; the first to respond ends the chain. */
export function createApp(parts: AppParts): Hono<HttpEnv> {
  const { basePath, kindOfPath } = parts;
  const app = new Hono<HttpEnv>({ getPath: pathBelow(basePath) });
  app.onError((error, { req }) => {
    // A visitor who left is not our failure.
    if (!req.raw.signal.aborted) console.error(error);
    if (cannotStore(error)) return plainResponse(503, "Not available just now", { "Retry-After": "10" });
    return plainResponse(500, "Something went wrong");
  });

  app.use(securityHeaders(), visitor(parts.readVisitor), belowBase(basePath));
  app.all("/healthz", alive());
  app.all("/readyz", ready(parts.isReady));
  app.use(originCheck(parts.originRules), methodCheck());
  if (parts.editing) app.route("/edit", parts.editing);
  app.all("/_ipx/*", ({ req }) => parts.images(req.path.slice("/_ipx/".length), req.raw));
  app.all("/og/:page{.+}", ({ req }) => parts.sharePictures(req.path, req.raw));
  app.get("/files/:id", parts.fileDownload);
  app.route("/vitals", parts.vitals);
  app.use(compress(), buildFiles(parts), redirects(parts.redirects, parts));
  const spelling = canonicalPaths(parts, (path) => kindOfPath(path) !== undefined);
  // Where nobody edits these are not pages, however they are spelt.
  app.get("*", (c, next) => (c.req.path.startsWith("/edit/") ? next() : spelling(c, next)));
  app.get("*", crawlerFiles(parts), markdownVersions(parts), missingFiles());
  app.post("*", formPages(kindOfPath), sendingLimit(parts.waitingTime, tooManyAttempts));
  for (const middleware of readForm(parts.formFiles)) app.post("*", middleware);
  app.get("*", prerendered(parts), parts.pageLimit, renderQueue());
  app.all("*", site(parts));
  return app;
}

/** Reads a form, by what it is and by whether its page takes files; each way ends with fields that the page reads. */
function readForm(formFiles: FormFiles): Middleware[] {
  const takesFiles = (path: string) => pagesWithFiles.includes(path.replace(/\.data$/, ""));
  const when = (isMeant: (request: HonoRequest) => boolean, middleware: Middleware): Middleware => {
    return (c, next) => (isMeant(c.req) ? middleware(c, next) : next());
  };
  // No browser sends Expect, so refusing at once costs no visitor typed text.
  const isPlain = ({ path, raw }: HonoRequest) => !takesFiles(path) || (raw.headers.has("Expect") && !isMultipart(raw));
  const isOnlyFields = (request: HonoRequest) => !isPlain(request) && !isMultipart(request.raw);
  const hasFiles = ({ path, raw }: HonoRequest) => takesFiles(path) && isMultipart(raw);
  return [
    ...formBody().map((middleware) => when(isPlain, middleware)),
    ...[...formBody(shownBytes), formWithFields()].map((middleware) => when(isOnlyFields, middleware)),
    when(hasFiles, formWithFiles(formFiles)),
  ];
}

/** Refuses forms posted to pages that take none. */
function formPages(kindOfPath: KindOfPath): Middleware {
  return async ({ req: { path } }, next) => {
    const kind = kindOfPath(path.replace(/\.data$/, ""));
    if (kind === "form") return next();
    if (kind === "page") return plainResponse(405, "Method not allowed", { Allow: "GET, HEAD" });
    return plainResponse(404, `Page not found: ${path}`);
  };
}

function tooManyAttempts(seconds: number): string {
  return `Too many attempts. Go back, and send again in ${seconds} seconds.`;
}

/** Renders a page for this request. */
function site({ render, formOrigin }: AppParts): Middleware {
  return async ({ req, var: { visitor, posted } }) => {
    if (decodePath(req.path) === undefined) return plainResponse(400, "Bad request");
    const nonce = randomBytes(16).toString("base64");
    const { status, body, headers } = await render(req.raw, { nonce, address: visitor.address, posted });
    const response = new Response(body, { status, headers });
    if (!headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-cache");
    if (headers.get("Content-Type")?.startsWith("text/html")) {
      response.headers.append("Cache-Control", untouched);
      const policy = contentPolicy({ scripts: [`'nonce-${nonce}'`], formOrigin });
      response.headers.set("Content-Security-Policy", policy);
    }
    return response;
  };
}

import { randomBytes } from "node:crypto";
import { canonicalPath } from "#shared/canonical-path.ts";
import { findRedirect, type RedirectRule } from "#shared/redirect-rules.ts";
import { answerMachineFile, answerTwin, answerUnknownFile } from "./crawlers/crawler-files.ts";
import { decodePath } from "./http/decode-path.ts";
import { answerFile, type StaticFile } from "./http/files.ts";
import { isReading } from "./http/is-reading.ts";
import { packAnswer } from "./http/pack-answer.ts";
import type { LimitPage } from "./http/page-limit.ts";
import { plainAnswer as plain, redirectAnswer as redirect } from "./http/plain-answer.ts";
import { judgePost, type PostRules, readForm } from "./http/post-guard.ts";
import { baseHeaders, contentPolicy } from "./http/security.ts";
import type { ReadVisitor, Visitor } from "./http/visitor.ts";
import { answerBuildFile } from "./release/build-files.ts";
import type { KindOfPath } from "./release/form-paths.ts";
import { answerHealth, isHealthPath } from "./watch/health.ts";

export interface AppParts {
  /** With a slash at both ends. */
  basePath: string;
  formOrigin?: string | undefined;
  redirects: readonly RedirectRule[];
  /** Files of the build by address below the base. */
  files: ReadonlyMap<string, StaticFile>;
  /** Prerendered paths with the hashes of their inline scripts. */
  pages: Readonly<Record<string, readonly string[]>>;
  /** Query keys with which a prerendered page is rendered on request, by path. */
  declaredQueries: Readonly<Record<string, readonly string[]>>;
  answerImage: (address: string, request: Request) => Promise<Response>;
  /** Draws the picture beside a shared link, by its path below the base. */
  answerSharePicture: (path: string, request: Request) => Promise<Response>;
  /** A file for machines, for a server without a build. */
  machineFile: (path: string) => { type: string; text: string } | undefined;
  /** The full address of a path below the base. */
  siteAddress: (path: string) => string;
  /** Whether there is a page that machines may know of. */
  isKnownPage: (path: string) => boolean;
  /** Takes what pages timed about themselves. */
  answerVitals: (visit: Visit) => Promise<Response>;
  /** Renders what is not prerendered; the nonce allows its inline scripts. */
  render: (request: Request, parts: { nonce: string; address: string }) => Promise<Response>;
  /** Whether pages can be served and forms be stored. */
  isReady: () => Promise<boolean>;
  limitPage: LimitPage;
  kindOfPath: KindOfPath;
  readVisitor: ReadVisitor;
  postRules: PostRules;
}

/** A request on its way: `path` is below the base and still encoded. */
export interface Visit {
  request: Request;
  url: URL;
  path: string;
  /** The visitor's network address. */
  address: string;
}

type Step = (visit: Visit) => Response | undefined | Promise<Response | undefined>;

/**
 * Request in, response out: the steps below in order, the first that answers wins. `peer` is the address at the other
 * end of the connection, `target` the path and query as the visitor sent them.
 */
export function createApp(parts: AppParts): (request: Request, peer: string, target?: string) => Promise<Response> {
  const steps: Step[] = [
    ({ path, request }) =>
      /^\/_ipx(\/|$)/.test(path) ? parts.answerImage(path.slice("/_ipx/".length), request) : undefined,
    ({ path, request }) => (path.startsWith("/og/") ? parts.answerSharePicture(path, request) : undefined),
    (visit) => (visit.path === "/vitals" ? parts.answerVitals(visit) : undefined),
    (visit) => answerBuildFile(visit, parts),
    (visit) => answerRedirect(visit, parts),
    (visit) => answerCanonical(visit, parts),
    (visit) => answerMachineFile(visit, parts),
    (visit) => answerTwin(visit, parts),
    (visit) => answerUnknownFile(visit),
    (visit) => answerPostElsewhere(visit, parts),
    (visit) => answerPage(visit, parts),
    (visit) => (isReading(visit.request) ? parts.limitPage(visit) : undefined),
    (visit) => answerRendered(visit, parts),
  ];

  return async function answer(request, peer, target = "") {
    const visitor = parts.readVisitor(request, peer);
    const response = visitor ? await answerVisitor(request, visitor, target) : plain(400, "Bad request");
    return withHeaders(response, baseHeaders(visitor?.url));
  };

  async function answerVisitor(request: Request, { url, address }: Visitor, target: string): Promise<Response> {
    const base = parts.basePath.slice(0, -1);
    // Parsing a URL walks every climb (`..`, `%2e%2e`) to its end; the image door is to see and refuse it.
    const pathname = target.startsWith(`${base}/_ipx/`) ? target.replace(/[?#].*$/s, "") : url.pathname;
    if (base && pathname === base) return redirect(308, parts.basePath + url.search);
    if (base && !pathname.startsWith(parts.basePath)) return plain(404, "Not found");
    const asked = { request, url, address, path: pathname.slice(base.length) };
    // Before anything is judged: an instance is as well as it is, whoever asks.
    if (isHealthPath(asked.path)) return answerHealth(asked, parts);
    const visit = await admit(asked, parts);
    if (visit instanceof Response) return visit;
    for (const step of steps) {
      const response = await step(visit);
      if (response) return response;
    }
    return plain(404, "Not found");
  }
}

/** Posts are judged before anything else sees them, and read where a page takes forms. */
async function admit(visit: Visit, { kindOfPath, postRules }: AppParts): Promise<Visit | Response> {
  const { request, path } = visit;
  if (isReading(request)) return visit;
  const refusal = judgePost(request, visit, postRules);
  if (refusal || kindOfPath(pageOf(path)) !== "form") return refusal ?? visit;
  const form = await readForm(request, visit, postRules);
  return form instanceof Response ? form : { ...visit, request: form };
}

/** The path of the page that a payload belongs to. */
function pageOf(path: string): string {
  return path.replace(/\.data$/, "");
}

function answerRedirect({ path, url }: Visit, { redirects, basePath }: AppParts): Response | undefined {
  const found = findRedirect(redirects, { pathname: canonicalPath(path), search: url.search });
  if (!found) return undefined;
  return redirect(found.status, found.isExternal ? found.to : basePath.slice(0, -1) + found.to);
}

/** Pages have one spelling; another one is answered with it. Payloads and posts go on as they are. */
function answerCanonical({ path, url, request }: Visit, { basePath, kindOfPath }: AppParts): Response | undefined {
  if (!isReading(request)) return undefined;
  if (path.endsWith(".data") || decodePath(path) === undefined) return undefined;
  const canonical = canonicalPath(path);
  // `//host/page` is nobody's slip of the pen; a browser gets the screen.
  const isStrange = path.startsWith("//") && !kindOfPath(canonical);
  if (isStrange) return request.headers.get("Accept")?.includes("text/html") ? undefined : plain(404, "Not found");
  return canonical === path ? undefined : redirect(308, basePath.slice(0, -1) + canonical + url.search);
}

/** A form that is posted to where none is taken. */
function answerPostElsewhere({ path, request }: Visit, { kindOfPath }: AppParts): Response | undefined {
  if (isReading(request)) return undefined;
  const kind = kindOfPath(pageOf(path));
  if (kind === "form") return undefined;
  return kind ? plain(405, "Method not allowed", { Allow: "GET, HEAD" }) : plain(404, `Page not found: ${path}`);
}

function answerPage({ path, url, request }: Visit, parts: AppParts): Promise<Response> | undefined {
  if (!isReading(request)) return undefined;
  const scripts = parts.pages[path];
  if (!scripts) return undefined;
  const declared = parts.declaredQueries[path] ?? [];
  if (declared.some((key) => url.searchParams.has(key))) return undefined;
  const entry = parts.files.get(path === "/" ? "/index.html" : `${decodePath(path)}/index.html`);
  if (!entry) return undefined;
  const policy = contentPolicy({ scripts, formOrigin: parts.formOrigin });
  return answerFile(entry, request, new Headers({ "Cache-Control": "no-cache", "Content-Security-Policy": policy }));
}

async function answerRendered({ path, request, address }: Visit, parts: AppParts): Promise<Response> {
  if (decodePath(path) === undefined) return plain(400, "Bad request");
  const nonce = randomBytes(16).toString("base64");
  const response = await parts.render(request, { nonce, address });
  const headers = new Headers(response.headers);
  if (headers.get("Content-Type")?.startsWith("text/html")) {
    headers.set(
      "Content-Security-Policy",
      contentPolicy({ scripts: [`'nonce-${nonce}'`], formOrigin: parts.formOrigin }),
    );
  }
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  const body = request.method === "HEAD" ? null : response.body;
  return packAnswer(new Response(body, { status: response.status, headers }), request);
}

function withHeaders(response: Response, extra: Headers): Response {
  for (const [name, value] of extra) if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}

import type { IncomingMessage } from "node:http";
import { type Address, isWithin, readAddress, readNetwork } from "./addresses.ts";
import type { Middleware, Visitor } from "./context.ts";
import { plainResponse } from "./plain-response.ts";

/** Undefined when the request has no readable address. */
export type ReadVisitor = (request: Request, peer: string) => Visitor | undefined;

/**
 * Reads `X-Forwarded-For`, `-Proto` and `-Host` from the trusted proxies only: a number of hops, or networks such as
 * `10.0.0.0/8, ::1`. Undefined trusts none, so that nobody can forge an address.
 */
export function createVisitorReader(trustProxy: string | undefined): ReadVisitor {
  const isTrusted = readTrust(trustProxy);
  return (request, peer) => {
    const url = URL.parse(request.url);
    if (!url) return undefined;
    const nearest = readAddress(peer);
    if (isTrusted(nearest, 0)) applyForwarded(url, request.headers);
    const address = outermost(nearest, listOf(request.headers.get("X-Forwarded-For")), isTrusted);
    return { url, address: address?.toString() ?? peer };
  };
}

/** Identifies the visitor for all later middleware. */
export function visitor(readVisitor: ReadVisitor): Middleware {
  return async (c, next) => {
    const found = readVisitor(c.req.raw, c.env.peer);
    if (!found) return plainResponse(400, "Bad request");
    c.set("visitor", found);
    await next();
  };
}

/** Whether a peer is trusted, by the same rule. */
export function createTrust(trustProxy: string | undefined): (peer: string) => boolean {
  const isTrusted = readTrust(trustProxy);
  return (peer) => isTrusted(readAddress(peer), 0);
}

/** The scheme that the nearest proxy reports, if trusted; otherwise empty. */
export function createSchemeReader(trustProxy: string | undefined): (incoming: IncomingMessage) => string {
  const isTrusted = readTrust(trustProxy);
  return ({ headers, socket }) => {
    const said = headers["x-forwarded-proto"];
    if (said === undefined || !isTrusted(readAddress(socket.remoteAddress ?? ""), 0)) return "";
    return listOf(String(said)).at(-1) === "https" ? "https" : "";
  };
}

type IsTrusted = (address: Address | undefined, hop: number) => boolean;

function readTrust(trustProxy: string | undefined): IsTrusted {
  if (trustProxy === undefined) return () => false;
  if (/^\d+$/.test(trustProxy)) return (_, hop) => hop < Number(trustProxy);
  const networks = listOf(trustProxy)
    .map(readNetwork)
    .filter((network) => network !== undefined);
  return (address) => address !== undefined && isWithin(address, networks);
}

/** Walks from the nearest proxy outwards and stops at the first that is untrusted or has no valid address. */
function outermost(peer: Address | undefined, forwarded: string[], isTrusted: IsTrusted): Address | undefined {
  let address = peer;
  for (let hop = 0; isTrusted(address, hop); hop++) {
    const next = readAddress(forwarded.at(-1 - hop) ?? "");
    if (!next) break;
    address = next;
  }
  return address;
}

/** The nearest proxy's entry comes last. */
function applyForwarded(url: URL, headers: Headers): void {
  const proto = listOf(headers.get("X-Forwarded-Proto")).at(-1);
  if (proto === "http" || proto === "https") url.protocol = proto;
  const host = listOf(headers.get("X-Forwarded-Host")).at(-1);
  if (host && /^[\w.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i.test(host)) {
    url.port = "";
    url.host = host;
  }
}

function listOf(header: string | null | undefined): string[] {
  return (
    header
      ?.split(",")
      .map((part) => part.trim())
      .filter(Boolean) ?? []
  );
}

import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
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
    const url = readUrl(request.url);
    if (!url) return undefined;
    const address = plainAddress(peer);
    if (!isTrusted(address, 0)) return { url, address };
    applyForwarded(url, request.headers);
    return { url, address: outermost(address, listOf(request.headers.get("X-Forwarded-For")), isTrusted) };
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
  return (peer) => isTrusted(plainAddress(peer), 0);
}

/** The scheme that the nearest proxy reports, if trusted; otherwise empty. */
export function createSchemeReader(trustProxy: string | undefined): (incoming: IncomingMessage) => string {
  const isTrusted = readTrust(trustProxy);
  return ({ headers, socket }) => {
    const said = headers["x-forwarded-proto"];
    if (said === undefined || !isTrusted(plainAddress(socket.remoteAddress ?? ""), 0)) return "";
    return listOf(String(said)).at(-1) === "https" ? "https" : "";
  };
}

/** What a rate limit counts as one sender: the address, or the /64 of an IPv6 address that a household is given. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.replace(/%.*$/, "").split("::");
  const [left, right] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean));
  const gap = tail === undefined ? 0 : 8 - (left?.length ?? 0) - (right?.length ?? 0);
  const groups = [...(left ?? []), ...Array<string>(Math.max(0, gap)).fill("0"), ...(right ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

type IsTrusted = (address: string, hop: number) => boolean;

function readTrust(trustProxy: string | undefined): IsTrusted {
  if (trustProxy === undefined) return () => false;
  if (/^\d+$/.test(trustProxy)) return (_, hop) => hop < Number(trustProxy);
  const networks = new BlockList();
  for (const network of listOf(trustProxy)) {
    const [address = "", bits] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    networks.addSubnet(address, bits === undefined ? (family === "ipv6" ? 128 : 32) : Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && networks.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** Walks from the nearest proxy outwards and stops at the first that is untrusted or has no valid address. */
function outermost(peer: string, forwarded: string[], isTrusted: IsTrusted): string {
  let address = peer;
  for (let hop = 0; isTrusted(address, hop); hop++) {
    const next = plainAddress(forwarded.at(-1 - hop) ?? "");
    if (isIP(next) === 0) break;
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

/** Normalises an address with a port, or IPv4 mapped to IPv6. */
function plainAddress(address: string): string {
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  return bare.replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i, "$1");
}

function readUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

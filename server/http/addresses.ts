import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

export type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [address: ipaddr.IPv6, bits: number];

/** An address that may come with a port or a zone; IPv4 mapped to IPv6 is IPv4. */
export function readAddress(text: string): Address | undefined {
  const bare = text.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, "$1$3").replace(/%.*$/, "");
  // The library alone would read 1 and 010.1 as well.
  return isIP(bare) === 0 ? undefined : ipaddr.process(bare);
}

/** A network such as `10.0.0.0/8`, or a single address; undefined for anything else. */
export function readNetwork(text: string): Network | undefined {
  const family = isIP(text.split("/")[0] ?? "");
  const network = text.includes("/") ? text : `${text}/${family === 4 ? 32 : 128}`;
  if (family === 0 || !ipaddr.isValidCIDR(network)) return undefined;
  const [address, bits] = ipaddr.parseCIDR(network);
  return [mapped(address), family === 4 ? bits + 96 : bits];
}

export function isWithin(address: Address, networks: readonly Network[]): boolean {
  return networks.some((network) => mapped(address).match(network));
}

/** As IPv6, so that networks of both kinds contain it. */
function mapped(address: Address): ipaddr.IPv6 {
  return address instanceof ipaddr.IPv4 ? address.toIPv4MappedAddress() : address;
}

/** What a rate limit counts as one sender: the address, or the /64 of an IPv6 address that a household is given. */
export function networkOf(text: string): string {
  const address = readAddress(text);
  if (!(address instanceof ipaddr.IPv6)) return text;
  return Array.from(address.parts.slice(0, 4), (part) => part.toString(16)).join(":");
}

import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import type { Visitor } from "../../http/context.ts";
import type { EditingGuard } from "../at-work.ts";
import type { Passkeys } from "./passkeys.ts";
import type { Cookies } from "./server-guard.ts";

export interface AccountParts {
  database: Kysely<Tables>;
  secret: string;
  basePath: string;
  siteName: string;
  /** Where the site is published. */
  siteOrigin: string;
  passkeys: Passkeys;
  cookies: Cookies;
  guard: EditingGuard;
  /** Seconds that a network has to wait because it posts faster than people do. */
  waitingTime: (network: string) => Promise<number | undefined>;
}

/** What browsers may have sent a passkey's answer from: the site's origin, or another name of the same host, as in tests. */
export function originsOf({ url }: Visitor, { siteOrigin }: AccountParts): string[] {
  return url.hostname === new URL(siteOrigin).hostname ? [siteOrigin, url.origin] : [siteOrigin];
}

import { createContext, type RouterContextProvider } from "react-router";
import { contentKey } from "#app/request/content.server.ts";
import type { Receiving } from "#shared/receiving.ts";

/** The site as files, on a host that runs none of our code. */
export interface StaticExport {
  /** Where its forms are posted, with the base path; undefined shows the mail address instead. */
  formBase: string | undefined;
}

/** Null on a server of our own. */
export const staticExportContext = createContext<StaticExport | null>(null);

/** Where a static export's forms go, or what replaces them; undefined on a server, which takes them itself. */
export function formsElsewhere(context: Readonly<RouterContextProvider>) {
  const content = context.get(contentKey);
  const host = context.get(staticExportContext);
  if (!host) return undefined;
  const { staticExport, emails, phone } = content.site;
  const { title, text } = staticExport;
  return host.formBase ? { base: host.formBase } : { instead: { title, text, mail: emails.hello, phone } };
}

/** Without a server nothing is stored: no form has a token, no reference is known. */
export const noReceiving: Receiving = {
  issueFormToken: async () => undefined,
  receiveEnquiry: async () => ({ kind: "unavailable" }),
  receiveOrder: async () => ({ kind: "unavailable" }),
  subscribe: async () => ({ kind: "unavailable" }),
  findEnquiry: async () => undefined,
  findOrder: async () => undefined,
  knowsSubscription: async () => false,
  confirmSubscription: async () => false,
  stopSubscription: async () => false,
};

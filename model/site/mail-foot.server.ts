import type { Content } from "../content.server.ts";
import { fillIn } from "../fields/fill-in.server.ts";
import { legalLines } from "./legal-lines.server.ts";
import { sampleNote } from "./sample-note.server.ts";

/** The small print under every mail: who sends it. */
export function mailFoot(content: Pick<Content, "site" | "mail">): string {
  const { legalName, registeredIn = "", companyNumber = "", registeredOffice } = content.site;
  const legalLine = [...legalLines(content), sampleNote(content.site, "") ?? ""].join(" ").trim();
  return fillIn(content.mail.foot, { legalLine, legalName, registeredIn, companyNumber, registeredOffice });
}

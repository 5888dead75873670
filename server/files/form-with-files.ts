import type { Posted } from "#shared/receiving.ts";
import { networkOf } from "../http/addresses.ts";
import type { Middleware } from "../http/context.ts";
import { plainResponse } from "../http/plain-response.ts";
import { reportFailure } from "../watch/report-failure.ts";
import type { FileFolder } from "./file-folder.ts";
import type { createFileGate } from "./file-quota.ts";
import { fieldBytes, receiveForm, UnreadableForm } from "./receive-form.ts";

export interface FormFiles {
  folder: FileFolder;
  gate: ReturnType<typeof createFileGate>;
  /** A sender's address as the database knows it. */
  senderOf: (network: string) => string;
}

const without: Posted = { upload: undefined, filesProblem: undefined, isTooLarge: false, refusal: undefined };

/** Reads a form that may bring files; its page gets the fields, and what became of the files beside them. */
export function formWithFiles({ folder, gate, senderOf }: FormFiles): Middleware {
  return async (c, next) => {
    const { raw } = c.req;
    c.env.allowLonger?.();
    const sender = senderOf(networkOf(c.var.visitor.address));
    const begun: string[] = [];
    gate.enter(sender);
    try {
      const parts = { folder, admit: () => admit(gate, sender), onBegin: (name: string) => void begun.push(name) };
      const { fields, ...posted } = await receiveForm(raw, parts);
      const headers = new Headers(raw.headers);
      for (const name of ["Content-Type", "Content-Length", "Transfer-Encoding"]) headers.delete(name);
      c.req.raw = new Request(raw.url, { method: "POST", headers, body: fields, signal: raw.signal });
      c.set("posted", posted);
      gate.leave(sender);
      await next();
      if (posted.isTooLarge) c.res.headers.set("Connection", "close");
    } catch (error) {
      if (!(error instanceof UnreadableForm)) throw error;
      gate.leave(sender);
      return plainResponse(400, "The form could not be read.", { Connection: "close" });
    } finally {
      for (const name of begun) await folder.discard(name).catch((error) => reportFailure("Files stay behind", error));
    }
  };
}

/** Without a database nothing can be stored: the form itself says so then. */
async function admit(gate: FormFiles["gate"], sender: string): Promise<Posted["refusal"]> {
  return await gate.refusal(sender).catch(() => ({ kind: "full" as const }));
}

/** Marks a form without files whose fields are over the limit, which its page shows again. */
export function formWithFields(): Middleware {
  return async (c, next) => {
    const size = (await c.req.raw.clone().arrayBuffer()).byteLength;
    c.set("posted", { ...without, isTooLarge: size > fieldBytes });
    await next();
  };
}

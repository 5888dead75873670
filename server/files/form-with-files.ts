import type { Context } from "hono";
import type { Posted } from "#shared/receiving.ts";
import { networkOf } from "../http/addresses.ts";
import type { HttpEnv, Middleware } from "../http/context.ts";
import { forwardedForm } from "../http/form-posts.ts";
import { plainResponse } from "../http/plain-response.ts";
import { reportFailure } from "../watch/report-failure.ts";
import type { FileFolder } from "./file-folder.ts";
import type { createFileGate } from "./file-quota.ts";
import { fieldBytes, type ReceivedForm, receiveForm, UnreadableForm } from "./receive-form.ts";

export interface FormFiles {
  folder: FileFolder;
  gate: ReturnType<typeof createFileGate>;
  /** A sender's address as the database knows it. */
  senderOf: (network: string) => string;
}

const without: Posted = { upload: undefined, filesProblem: undefined, isTooLarge: false, refusal: undefined };

/** Reads a form that may bring files; its page gets the fields, and what became of the files beside them. */
export function formWithFiles(parts: FormFiles): Middleware {
  return async (c, next) => {
    const begun: string[] = [];
    try {
      const { fields, ...posted } = await receive(c, parts, (folder) => void begun.push(folder));
      const { raw } = c.req;
      c.req.raw = forwardedForm(raw, c.var.visitor.url, { body: fields });
      c.set("posted", posted);
      await next();
      // Of a body that is much too large the rest was not read.
      if (posted.isTooLarge) c.res.headers.set("Connection", "close");
    } catch (error) {
      if (!(error instanceof UnreadableForm)) throw error;
      return plainResponse(400, "The form could not be read.", { Connection: "close" });
    } finally {
      for (const name of begun)
        await parts.folder.discard(name).catch((error) => reportFailure("Files of a form stay behind", error));
    }
  };
}

async function receive(
  { req, env, var: { visitor } }: Context<HttpEnv>,
  { folder, gate, senderOf }: FormFiles,
  onBegin: (folder: string) => void,
): Promise<ReceivedForm> {
  const sender = senderOf(networkOf(visitor.address));
  // Beyond the usual number they have as little time as any other request.
  if (gate.enter(sender)) env.allowLonger?.();
  try {
    return await receiveForm(req.raw, { folder, admit: () => admit(gate, sender), onBegin });
  } finally {
    gate.leave(sender);
  }
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

import { Agent, request } from "node:https";
import { enquiryForm } from "./send-forms.ts";
import { longestWaitMs } from "./time-limits.ts";

export interface Failure {
  path: string;
  /** When it was sent. */
  at: number;
  why: string;
}

export interface Load {
  /** Responses so far. */
  count: () => number;
  failures: Failure[];
  /** References of enquiries that the site acknowledged. */
  acknowledged: string[];
  stop: () => Promise<void>;
}

interface LoadOptions {
  address: string;
  certificate: string;
  visitors: number;
  /** Requested in turns; each must answer 200. */
  paths: readonly string[];
}

/** Visitors who read pages and send enquiries without pause, each with an address and connection of their own. */
export function startLoad({ address, certificate, visitors, paths }: LoadOptions): Load {
  const load: Omit<Load, "stop"> & { responses: number } = {
    responses: 0,
    count: () => load.responses,
    failures: [],
    acknowledged: [],
  };
  let isOver = false;
  let next = 0;

  async function visit(visitor: number): Promise<void> {
    const agent = new Agent({
      keepAlive: true,
      ca: certificate,
      maxSockets: 1,
      localAddress: `127.0.1.${visitor + 1}`,
    });
    while (!isOver) {
      const number = next++;
      const isForm = number % 8 === 0;
      const path = isForm ? "/contact" : (paths[number % paths.length] ?? "/");
      const at = Date.now();
      const body = isForm ? enquiryForm(number).toString() : undefined;
      const { status, location } = await send(agent, address + path, body);
      if (status === (isForm ? 303 : 200)) load.responses++;
      else load.failures.push({ path, at, why: `${status}` });
      const reference = /[A-Z]{1,5}-[0-9A-Z]{4}-[0-9A-Z]{2}/.exec(location ?? "")?.[0];
      if (reference) load.acknowledged.push(reference);
    }
    agent.destroy();
  }

  const visits = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
  return Object.assign(load, {
    async stop() {
      isOver = true;
      await Promise.all(visits);
    },
  });
}

/** The status, or the code of a connection failure. */
function send(
  agent: Agent,
  address: string,
  body: string | undefined,
): Promise<{ status: number | string; location?: string }> {
  return new Promise((resolve) => {
    const headers = { Accept: "text/html", "Content-Type": "application/x-www-form-urlencoded" };
    const method = body === undefined ? "GET" : "POST";
    const sent = request(
      address,
      { agent, method, headers: body === undefined ? { Accept: "text/html" } : headers },
      (response) => {
        response.resume();
        response.once("end", () =>
          resolve({ status: response.statusCode ?? "none", location: response.headers.location ?? "" }),
        );
        response.once("error", (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? error.message }));
      },
    );
    sent.once("error", (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? error.message }));
    sent.setTimeout(longestWaitMs, () => sent.destroy(new Error("left without a response")));
    sent.end(body);
  });
}

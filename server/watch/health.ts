import type { AppParts, Visit } from "../app.ts";
import { isReading } from "../http/is-reading.ts";
import { plainAnswer } from "../http/plain-answer.ts";

export function isHealthPath(path: string): boolean {
  return path === "/healthz" || path === "/readyz";
}

/** Whether the process lives, and whether it can serve pages and store forms. */
export async function answerHealth({ path, request }: Visit, { isReady }: AppParts): Promise<Response> {
  if (!isReading(request)) return plainAnswer(405, "Method not allowed", { Allow: "GET, HEAD" });
  const answer = await judge(path, isReady);
  return request.method === "HEAD" ? new Response(null, answer) : answer;
}

async function judge(path: string, isReady: AppParts["isReady"]): Promise<Response> {
  if (path === "/healthz") return plainAnswer(200, "alive");
  return (await isReady()) ? plainAnswer(200, "ready") : plainAnswer(503, "not ready");
}

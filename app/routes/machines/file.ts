import { machineFile } from "./machine-files.server.ts";

/** One file for machines, by its path. */
export function loader({ request }: { request: Request }) {
  const base = import.meta.env.BASE_URL.length - 1;
  const { type, text } = machineFile(new URL(request.url).pathname.slice(base));
  return new Response(text, { headers: { "Content-Type": type } });
}

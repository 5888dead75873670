import { machineFile } from "./machine-files.server.ts";

/** One file for machines, by its path. */
export function loader({ url }: { url: URL }) {
  const { type, text } = machineFile(url.pathname.slice(import.meta.env.BASE_URL.length - 1));
  return new Response(text, { headers: { "Content-Type": type } });
}

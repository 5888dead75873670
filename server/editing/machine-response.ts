import { unmarked } from "./source-marks.ts";

/** What is not a page, such as the file of a brief, as machines read it: without source marks. */
export async function machineResponse(rendered: Response): Promise<Response> {
  if (!/^(text|application\/json)/.test(rendered.headers.get("Content-Type") ?? "")) return rendered;
  const headers = new Headers(rendered.headers);
  headers.delete("Content-Length");
  return new Response(unmarked(await rendered.text()), { status: rendered.status, headers });
}

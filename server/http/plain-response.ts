/** A short text that is never cached. */
export function plainResponse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });
}

/** A redirect that is never cached without revalidation. */
export function redirectResponse(status: number, location: string): Response {
  return new Response(null, { status, headers: { Location: location, "Cache-Control": "no-cache" } });
}

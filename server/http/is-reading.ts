/** Whether a request only wants to see something. */
export function isReading({ method }: Pick<Request, "method">): boolean {
  return method === "GET" || method === "HEAD";
}

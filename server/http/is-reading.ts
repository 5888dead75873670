/** Whether the method only reads. */
export function isReading({ method }: Pick<Request, "method">): boolean {
  return method === "GET" || method === "HEAD";
}

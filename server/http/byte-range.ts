/** A part of a file, first and last byte included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part that a `Range` header asks for (RFC 9110, 14): undefined for the whole file, also if the header is not one that we
 * know or asks for several parts, which nobody who plays a film does; `"beyond"` if the file has no such part.
 */
export function readByteRange(header: string | null, size: number): ByteRange | "beyond" | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return undefined;
  const [, from = "", to = ""] = match;
  if (from === "")
    return size > 0 && Number(to) > 0 ? { first: Math.max(0, size - Number(to)), last: size - 1 } : "beyond";
  if (to !== "" && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return "beyond";
  return { first: Number(from), last: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}

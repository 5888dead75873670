/** Undefined when the escapes are malformed or encode a control character. */
export function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return /[\0-\x1f\x7f]/.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

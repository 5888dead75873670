/** The `mailto:` address that shares a page. */
export function mailAbout(title: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
}

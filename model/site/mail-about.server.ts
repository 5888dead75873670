/** The address of a mail that passes a page on. */
export function mailAbout(title: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
}

/**
 * Puts a page's style sheets into the document for good and waits for them, so that a page never shows before its style:
 * the router takes the sheets of the page that is left away, and adds those of the next one only with its content. A
 * sheet that fails does not hold the page up. Each sheet keeps to its own component, so none is in another's way.
 */
export async function keepSheets(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(keepSheet));
}

function keepSheet(href: string): Promise<void> | undefined {
  if (document.querySelector(`link[data-kept][href="${href}"]`)) return undefined;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  link.dataset.kept = "";
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      resolve();
    });
    document.head.append(link);
  });
}

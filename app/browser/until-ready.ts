/** Resolves once the document is ready; on the server, and after the first page, at once. */
export function untilReady(): Promise<void> {
  return new Promise((resolve) => {
    const isReady = () => typeof document === "undefined" || document.documentElement.dataset.hydrated === "true";
    if (isReady()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isReady()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
  });
}

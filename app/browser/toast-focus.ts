/**
 * The toast library expands and pauses on the pointer only. Here focus inside does the same, and `data-expanded` of the
 * region says which it is.
 */
export function expandOnFocus(region: HTMLElement, { signal }: { signal: AbortSignal }): void {
  const tell = (type: "mousemove" | "mouseout") => {
    const list = region.querySelector("ol");
    list?.dispatchEvent(
      new MouseEvent(type, { bubbles: true, relatedTarget: type === "mouseout" ? document.body : null }),
    );
  };
  region.addEventListener("focusin", () => tell("mousemove"), { signal });
  region.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && region.contains(relatedTarget))) tell("mouseout");
    },
    { signal },
  );
  const observer = new MutationObserver(() => {
    const isExpanded = String(region.querySelector('li[data-expanded="true"]') !== null);
    // Writing it again would wake this observer again.
    if (region.dataset.expanded !== isExpanded) region.dataset.expanded = isExpanded;
  });
  observer.observe(region, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-expanded"] });
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}

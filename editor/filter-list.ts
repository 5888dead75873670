/** On the list of everything: shows what contains the words typed. */
export function filterList(): void {
  const field = document.querySelector<HTMLInputElement>("#find");
  field?.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(/\s+/);
    for (const entry of document.querySelectorAll<HTMLElement>("main li")) {
      const text = entry.textContent?.toLowerCase() ?? "";
      entry.hidden = !words.every((word) => text.includes(word));
    }
    for (const section of document.querySelectorAll<HTMLElement>("main section"))
      section.hidden = !section.querySelector("li:not([hidden])");
  });
}

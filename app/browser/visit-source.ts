import { mostPages } from "#shared/visit-source.ts";
import { onRouterNews } from "./navigation/router.ts";

/**
 * Notes in memory where this visit came from and which pages were read, and adds that to a form of ours at the moment in which
 * somebody sends it. Nothing is stored on the device, and a new document begins anew.
 */
export function noteSource(options: { signal: AbortSignal }): void {
  const [loaded] = performance.getEntriesByType("navigation");
  const { pathname, searchParams } = new URL(loaded?.name ?? location.href);
  const { referrer } = document;
  const from = referrer && new URL(referrer).host;
  const campaign = Object.fromEntries([...searchParams].filter(([name]) => name.startsWith("utm_")));
  const pages = [pathname];
  onRouterNews(() => {
    if (pages.at(-1) !== location.pathname && pages.length < mostPages) pages.push(location.pathname);
  }, options);
  const add = ({ target, formData }: FormDataEvent) => {
    const source = { from: from === location.host ? "" : from, campaign, pages };
    if (/contact|brief/.test((target as HTMLElement).dataset.form ?? ""))
      formData.set("source", JSON.stringify(source));
  };
  document.addEventListener("formdata", add, options);
}

const preloads = /<link rel="modulepreload"[^>]*? href="([^"]*)"[^>]*>/g;
/** As the router writes it: its own dependencies, then the route modules, then its start. */
const startingScript = /(<script[^>]* type="module"[^>]*>)(import [\s\S]*?)(<\/script>)/;
const importing = /^import (?:\* as (\w+) from )?("[^"]*");/gm;
const starting = /\bimport\(("[^"]*")\);?\s*$/;
/** However slow the first picture is, scripts wait no longer than this. */
const longestWaitMs = 3000;

/**
 * The page can be read without its scripts, so they are requested only once its sheets and fonts have loaded and its
 * first picture has painted. The router has no setting for this.
 * @throws if the router's start has changed its form; the page would never hydrate
 */
export function startAfterPaint(html: string): string {
  const files = [...html.matchAll(preloads)].map(([, href = ""]) => href);
  if (files.length === 0) return html;
  const found = startingScript.exec(html);
  if (!found) throw new Error("the router's starting script is not where it was");
  const [whole, opening = "", source = "", closing = ""] = found;
  return html.replaceAll(preloads, "").replace(whole, () => opening + later(source, files) + closing);
}

/**
 * The root and the start are in the frame's script: their own files, which only pass them on, would be two requests more.
 * The browser itself reports a file that fails to load; the page stays readable and its links work.
 */
function later(source: string, files: readonly string[]): string {
  const entry = starting.exec(source)?.[1]?.slice(1, -1);
  if (!entry || !source.includes("__reactRouterRouteModules"))
    throw new Error("the router's starting script does not look as it used to");
  const imports = [...source.matchAll(importing)];
  if (imports.length === 0 || imports.length !== source.match(/^\s*import\b(?!\()/gm)?.length)
    throw new Error("the router's starting script imports its modules in another way than it used to");
  const root = imports.find(([, name]) => name && source.includes(`{"root":${name}`))?.[2];
  if (!root) throw new Error("the router's starting script names the root in another way than it used to");
  const inFrame = [root, `"${entry}"`];
  return `const painted = async () => {
  await document.querySelector('img[fetchpriority="high"]')?.decode().catch(() => {});
  await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
};
await Promise.race([painted(), new Promise((resolve) => setTimeout(resolve, ${longestWaitMs}))]);
const came = await Promise.all(${JSON.stringify(files.filter((file) => !inFrame.includes(`"${file}"`)))}.map((file) => import(file))).catch((error) => {
  if (!/import(ed|ing)/i.test(error.message)) console.error(error);
});
if (came) {
${source.replace(starting, 'dispatchEvent(new Event("scripts"));').replaceAll(importing, (_, name, file) => {
  const value = file === root ? "undefined" : `await import(${file})`;
  return `${name ? `const ${name} = ` : ""}${value};`;
})}
}`;
}

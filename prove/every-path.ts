/** Every page of a running site: prerendered pages, pages rendered on request, and an unknown path. */
export async function everyPath(address: string): Promise<string[]> {
  const { id } = (await (await fetch(`${address}/builds/latest.json`)).json()) as { id: string };
  const about = await fetch(`${address}/builds/meta/${id}.json`);
  const { prerendered } = (await about.json()) as { prerendered: string[] };
  return [...prerendered, "/contact", "/checkout", "/search", "/site-vitals", "/no-such-page"];
}

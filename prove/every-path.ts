/** Every page of a running site: what was prerendered, what is rendered for each request, and a path that leads nowhere. */
export async function everyPath(address: string): Promise<string[]> {
  const { id } = (await (await fetch(`${address}/builds/latest.json`)).json()) as { id: string };
  const about = await fetch(`${address}/builds/meta/${id}.json`);
  const { prerendered } = (await about.json()) as { prerendered: string[] };
  return [...prerendered, "/contact", "/checkout", "/search", "/site-vitals", "/no-such-page"];
}

import { perRequestPaths } from "../model/pages/site-paths.server.ts";

/** Every page of a running site: those of its build, and of those rendered on request the ones that it has. */
export async function pagesOf(origin: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(origin + path)).json();
  const { id } = (await read("/builds/latest.json")) as { id: string };
  const { prerendered } = (await read(`/builds/meta/${id}.json`)) as { prerendered: string[] };
  const onRequest = [...perRequestPaths, "/newsletter"];
  const statuses = await Promise.all(onRequest.map(async (path) => (await fetch(origin + path)).status));
  return [...prerendered, ...onRequest.filter((_, at) => statuses[at] === 200)];
}

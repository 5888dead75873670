import type { PageBands } from "../../server/editing/bands/band-routes.ts";
import { readPageBands } from "../requests.ts";
import { now, set } from "../state.ts";

/** What the bars on the page show: the bands as the draft has them now. */
export async function readBands(): Promise<PageBands | undefined> {
  const page = await readPageBands();
  if (JSON.stringify(page) !== JSON.stringify(now().page)) set({ page });
  return page;
}

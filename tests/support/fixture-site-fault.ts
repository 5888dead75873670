import { ContentError } from "../../model/reading/content-error.server.ts";
import { readContent } from "../../model/reading/read-content.server.ts";
import { fixtureSite } from "./fixture-site.ts";

/** What to say where the site that the tests run on does not pass the check of the content. */
export async function fixtureSiteFault(root = fixtureSite): Promise<string | undefined> {
  try {
    await readContent({ root, preview: true });
    return undefined;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return `No test was run: the site that they run on, tests/fixture-site/, lacks what the schemas ask for (a new page or field needs words there too).\n${error.message}`;
  }
}

import { readContent } from "../../model/reading/read-content.server.ts";
import { readBuildEnvironment } from "../../server/env.ts";
import { siteUnderTest } from "./servers.ts";

const { contentFolder } = readBuildEnvironment({ ...process.env, CONTENT_DIR: siteUnderTest.contentFolder });

/** What the site under test was built of. Tests that read it name no entry: they hold for any content. */
export const ownContent = await readContent({ root: contentFolder });

import { readContent } from "../../model/reading/read-content.server.ts";
import { readBuildEnvironment } from "../../server/env.ts";

/** What `contentSite` was built of. Tests of it name no entry: they take what there is. */
export const ownContent = await readContent({ root: readBuildEnvironment(process.env).contentFolder });

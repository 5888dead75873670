import { ContentError } from "../model/reading/content-error.server.ts";
import { readContent } from "../model/reading/read-content.server.ts";
import { sampleProblems } from "../model/reading/sample-rules.server.ts";
import { EnvError, readBuildEnvironment } from "../server/env.ts";

try {
  const { contentFolder, preview } = readBuildEnvironment(process.env);
  const content = await readContent({ root: contentFolder, preview });
  const all = preview ? content : await readContent({ root: contentFolder, preview: true });
  const problems = sampleProblems(contentFolder, all);
  if (problems.length > 0) throw new ContentError(problems);
  console.log(
    `content is sound: ${content.blog.length} posts, ${content.cases.length} cases, ${content.people.length} people`,
  );
} catch (error) {
  if (!(error instanceof ContentError || error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

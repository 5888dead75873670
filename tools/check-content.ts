import { readCommand } from "../cli/command-line.ts";
import { ContentError } from "../model/reading/content-error.server.ts";
import { expiryProblems } from "../model/reading/expiry.server.ts";
import { readContent } from "../model/reading/read-content.server.ts";
import { sampleProblems } from "../model/reading/sample-rules.server.ts";
import { EnvError, readBuildEnvironment } from "../server/env.ts";

const usage = `npm run content

Checks what stands in content/ and names file, field and reason of every mistake. Where content/sample.yaml says what a
sample must hold, it also tells what differs.

  --sample    fails where something differs: for who keeps the sample, not for who edits a site
  --strict    fails where a fact has expired, which else only warns: time breaks no build`;

const { values } = readCommand(usage, {
  sample: { type: "boolean", default: false },
  strict: { type: "boolean", default: false },
});

try {
  const { contentFolder, preview } = readBuildEnvironment(process.env);
  const content = await readContent({ root: contentFolder, preview });
  const all = preview ? content : await readContent({ root: contentFolder, preview: true });
  const problems = sampleProblems(contentFolder, all);
  if (problems.length > 0 && values.sample) throw new ContentError(problems);
  for (const { file, field, reason } of problems) console.log(`differs from the sample: ${file}: ${field}: ${reason}`);
  const expiries = expiryProblems(content);
  if (values.strict && expiries.expired.length > 0) throw new ContentError(expiries.expired);
  for (const { file, field, reason } of [...expiries.expired, ...expiries.soon, ...content.warnings])
    console.log(`warning: ${file}: ${field}: ${reason}`);
  for (const { file, field, target } of content.offLinks)
    console.log(`note: ${file}: ${field}: ${target} is off, so this link is left out`);
  console.log(
    `content is sound: ${content.blog.length} posts, ${content.cases.length} cases, ${content.people.length} people`,
  );
} catch (error) {
  if (!(error instanceof ContentError || error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

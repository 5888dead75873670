import { ContentError } from "./reading/content-error.server.ts";
import { readContent } from "./reading/read-content.server.ts";

try {
  const content = await readContent({ root: process.cwd(), preview: process.env.PREVIEW === "1" });
  console.log(
    `content is sound: ${content.blog.length} posts, ${content.cases.length} cases, ${content.people.length} people`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

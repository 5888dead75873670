import type { Content } from "#model/content.server.ts";
import { searchEntries, searchRules } from "#model/machine-files/search-entries.server.ts";
import { siteTexts } from "#model/machine-files/search-files.server.ts";
import { oncePerContent } from "#model/once-per-content.server.ts";
import type { FoundPosts } from "#model/posts/post-archive.server.ts";
import { plainText } from "#shared/rich-text.ts";
import { type Searchable, withTerms } from "#shared/search-file.ts";
import { type NearPage, nearestPages } from "../frame/nearest-pages.ts";
import { addToSearch, type Finding, findIn, searchEngine } from "../frame/search-engine.ts";

const mostClosest = 3;
const postFolder = "/blog/";

/** The server's copy of the site search. Built on the first query. */
export const siteSearch = oncePerContent((content) => engineFor(content, searchEntries(siteTexts(content))));

/** The pages closest to an address that leads nowhere. */
export async function closestPages(content: Content, path: string): Promise<NearPage[]> {
  return nearestPages(await nameSearch(content), siteTexts(content), path, mostClosest);
}

/** Posts for the words of the archive's field, found as on the whole site. */
export async function findPosts(content: Content, query: string): Promise<FoundPosts> {
  const { hits, ...finding } = findIn(await postSearch(content), query);
  return { ...finding, slugs: hits.map(({ path }) => path.slice(postFolder.length)) };
}

/** Answers to frequent questions; an answer's path is its id. */
export async function findAnswers(content: Content, query: string): Promise<Finding> {
  return findIn(await answerSearch(content), query);
}

/** Public facts by what they say and how they were counted; a fact's path is its id. */
export async function findFacts(content: Content, query: string): Promise<Finding> {
  return findIn(await factSearch(content), query);
}

/**
 * Knows titles and addresses only, as the search for the closest pages does: looking for near matches among the words of
 * all texts took most of its time.
 */
const nameSearch = oncePerContent((content) =>
  engineFor(
    content,
    searchEntries(siteTexts(content)).map((entry) => ({ ...entry, summary: "", tags: [], body: "" })),
  ),
);

const postSearch = oncePerContent((content) => {
  const paths = new Set(content.blog.map(({ slug }) => postFolder + slug));
  return engineFor(content, searchEntries(siteTexts(content).filter(({ path }) => paths.has(path))));
});

const answerSearch = oncePerContent((content) =>
  engineFor(
    content,
    content.faqs.flatMap(({ name, questions }) =>
      questions.map(({ id, question, answer }) => ({
        ...{ title: question, path: id, kind: "", summary: "" },
        ...{ tags: [name], body: plainText(answer) },
      })),
    ),
  ),
);

const factSearch = oncePerContent((content) =>
  engineFor(
    content,
    content.facts
      .filter(({ isPublic }) => isPublic)
      .map(({ id, claim, figure, source, leavesOut }) => ({
        ...{ title: claim, path: id, kind: "", summary: "" },
        ...{ tags: [figure], body: [source, leavesOut ?? ""].join("\n") },
      })),
  ),
);

async function engineFor(content: Content, entries: readonly Searchable[]) {
  const rules = searchRules(content);
  const engine = searchEngine(rules);
  await addToSearch(engine, withTerms(entries, rules));
  return engine;
}

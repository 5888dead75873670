import { html } from "hono/html";
import type { Content } from "#model/content.server.ts";
import { isComposedName } from "#model/reading/composed-files.server.ts";
import { ownValue } from "#shared/own-value.ts";
import type { Reading } from "./edited-site.ts";
import { type Html, ownPage, said } from "./own-page.ts";
import { pathOfFile } from "./page-of-file.ts";
import { unmarked } from "./source-marks.ts";
import type { Standing } from "./workspaces.ts";

interface PageParts {
  reading: Reading;
  /** The content that pages are made of. */
  content: Content | undefined;
  basePath: string;
  formToken: string;
  standing: Standing;
  /** Drafts that wait for a review. */
  notes: Html | undefined;
}

/** `/edit`: every file of the content, by kind, with the page on which it is seen. */
export function collectionsPage({ reading, content, basePath, formToken, standing, notes }: PageParts): Html {
  const files = [...reading.schemas.keys()];
  const groups = Map.groupBy(files, (file) => /^content\/([a-z]+)\//.exec(file)?.[1] ?? "");
  const order = [...Object.keys(kinds), ""];
  const lists = [...groups]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([kind, names]) => section(kind, names, { content, basePath }));
  const { undo } = standing;
  const count = reading.problems.length;
  const problems =
    count > 0 &&
    html`<p role="alert">The content has ${count === 1 ? "a mistake" : `${count} mistakes`}; pages show the last version without mistakes.</p>`;
  return ownPage({
    title: "Everything that can be edited",
    ...{ basePath, formToken, standing },
    body: html`${problems}${notes}${newForm("blog", "post", [])}${kindLinks(groups, order)}<p><label>Find <input type="search" id="find" autocomplete="off" /></label></p><p><button type="button" id="undo"${undo === 0 && " disabled"}>Undo${undo > 0 && ` (${undo})`}</button></p>${said}${lists}`,
  });
}

/** The kinds as links, since the list is long. */
function kindLinks(groups: ReadonlyMap<string, readonly string[]>, order: readonly string[]): Html {
  const links = order.flatMap((kind) => {
    const files = groups.get(kind);
    return files ? [html`<a href="#kind-${kind}">${titleOf(kind)} <small>${files.length}</small></a>\n`] : [];
  });
  return html`<nav class="kinds" aria-label="Kinds">${links}</nav>`;
}

/** A kind that is not in the list is called by its folder. */
const titleOf = (kind: string) => ownValue(kinds, kind)?.title ?? (capitalised(kind) || "The whole site");
const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Kinds in the order of the page, with what a new entry of theirs is called; null where only files begin one. */
const kinds: Readonly<Record<string, { title: string; one: string | null }>> = {
  pages: { title: "Pages", one: "page" },
  blog: { title: "Posts", one: "post" },
  cases: { title: "Cases", one: "case" },
  people: { title: "People", one: "person" },
  products: { title: "Products", one: "product" },
  faqs: { title: "Questions", one: "group of questions" },
  testimonials: { title: "Testimonials", one: "testimonial" },
  plans: { title: "Plans", one: "plan" },
  services: { title: "Services", one: "service" },
  categories: { title: "Categories of posts", one: "category" },
  games: { title: "Games", one: "game" },
  facts: { title: "Facts", one: "fact" },
};

type Where = Pick<PageParts, "content" | "basePath">;

function section(kind: string, files: readonly string[], where: Where): Html {
  const one = ownValue(kinds, kind)?.one ?? null;
  const isFacts = kind === "facts";
  // Posts are begun at the top of the page.
  const begin = one && kind !== "blog" && newForm(kind, one, files);
  const entries = (kind === "blog" ? byDay(files, where.content) : files).map((file) => {
    if (isFacts) return [entry(file, null, where), factsIn(file, where)];
    return entry(file, kind === "pages" && !isComposed(file) ? null : one, where);
  });
  return html`<section id="kind-${kind}"><h2>${titleOf(kind)} <small>${files.length}</small></h2>\n${begin}<ul role="list">\n${entries}</ul></section>\n`;
}

function newForm(kind: string, one: string, files: readonly string[]): Html {
  const isFacts = kind === "facts";
  return html`<details class="new"><summary>New ${one}</summary><form data-post="new" data-folder="${kind}">
<label>${isFacts ? "Name, such as crew-week" : `Title of the new ${one}`} <input name="title" required maxlength="120" autocomplete="off" /></label>${isFacts && homeField(files)}
<button>Make a ${one}</button></form></details>`;
}

const postOf = (file: string, content: Content | undefined) =>
  content?.blog.find(({ slug }) => file === `content/blog/${slug}.md`);

/** The newest first; one that cannot be read stands at the top. */
function byDay(files: readonly string[], content: Content | undefined): string[] {
  const dayOf = (file: string) => postOf(file, content)?.date ?? "9999";
  return files.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)));
}

/** What people know an entry by: a post by its state, day and author, others by their file. */
function knownBy(file: string, content: Content | undefined): string {
  const post = postOf(file, content);
  if (!post) return file.replace(/^content\//, "");
  const author = content?.people.find(({ slug }) => slug === post.author)?.name;
  return [post.draft && "Draft", post.date, author && unmarked(author)].filter(Boolean).join(" · ");
}

/** Other pages belong to the site, so they keep their names. */
const isComposed = (file: string) => isComposedName(file.slice(file.lastIndexOf("/") + 1));

function homeField(files: readonly string[]): Html {
  const options = files.map(
    (file) => html`<option value="${file}">${file.replace(/^content\/facts\/|\.yaml$/g, "")}</option>`,
  );
  return html`\n<label>Among <select name="into">${options}</select></label>`;
}

/** The facts of a file, each with what it says. */
function factsIn(file: string, { content, basePath }: Where): Html[] {
  const own = content?.facts.filter((fact) => fact.file === file) ?? [];
  const to = `${basePath}edit/site/proof#edit=${file.replace(/^content\//, "")}`;
  return own.map(
    ({ id, claim }) =>
      html`<li class="fact"><a href="${to}%23${id}">${id}</a> <small>${unmarked(claim)}</small></li>\n`,
  );
}

function entry(file: string, one: string | null, { content, basePath }: Where): Html {
  const short = file.replace(/^content\//, "");
  const to = `${basePath}edit/site/${pathOfFile(file, content).slice(1)}#edit=${short}`;
  const name = nameOf(file, content);
  const more =
    file === "content/capacity.yaml"
      ? html`<form data-post="new" data-folder="capacity"><button class="quiet">Counted anew today</button></form>`
      : one &&
        html`<details><summary>Rename, delete<span class="unseen"> ${name}</span></summary>
<form data-post="rename" data-file="${file}"><label>New name <input name="title" required maxlength="120" autocomplete="off" /></label><button>Rename</button></form>
<form data-post="delete" data-file="${file}"><button>Delete ${one}</button><ul class="problems" hidden></ul></form></details>`;
  return html`<li><a href="${to}">${name}</a> <small>${knownBy(file, content)} · <a href="${basePath}edit/history?file=${file}">History<span class="unseen"> of ${name}</span></a></small>${more}</li>\n`;
}

/** An entry's own title, else its file's name. */
function nameOf(file: string, content: Content | undefined): string {
  const [kind = "", slug = ""] = file.replace(/^content\/|\.\w+$/g, "").split("/");
  const lists: Record<string, unknown> = { ...content };
  const list = ownValue(lists, kind);
  const page = kind === "pages" ? content?.composedPages.find((each) => each.name === slug)?.head : undefined;
  const own: unknown = page ?? (Array.isArray(list) ? list.find((each) => each.slug === slug) : undefined);
  const fields: Record<string, unknown> = typeof own === "object" && own !== null ? { ...own } : {};
  const name = fields.title ?? fields.name ?? fields.plan;
  if (typeof name === "string") return unmarked(name);
  const words = (slug || kind).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

import { useRef } from "react";
import { offerCopies } from "#app/browser/copy-code.ts";
import { followHeadings } from "#app/browser/follow-headings.ts";
import { settlePlaceholders } from "#app/browser/settle-placeholders.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { PassOn } from "#app/sections/pass-on.tsx";
import { TagLink } from "#app/sections/tag-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Blocks } from "./blocks.tsx";
import type { ArticleData } from "./data.server.ts";

/** The text with its table of contents, footnotes, tags and ways to share it. */
export function Text({ article }: { article: ArticleData }) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour((options) => {
    if (!root.current) return undefined;
    settlePlaceholders(options);
    followHeadings(root.current, options);
    return offerCopies(root.current, options);
  });
  const { body, words, isLong, picture } = article;
  return (
    <Band name="text" id="text" pad="none">
      <div className="wrap grid gap-x-gut pt-14 pb-compact lg:grid-cols-4" ref={root}>
        <div>
          {isLong ? <Contents title={words.contents} parts={body.contents} /> : <NotePicture picture={picture} />}
        </div>
        <div className="min-w-0 lg:col-span-3">
          <Blocks blocks={body.blocks} copy={words.copy} kind={isLong ? "long" : "note"} author={article.author} />
          <Footnotes title={words.footnotes} notes={body.notes} />
          <PassOnRow article={article} />
        </div>
      </div>
    </Band>
  );
}

/** A part of the text; a coloured stop marks the one being read. */
const dot = "before:absolute before:start-0 before:top-1 before:size-3 before:rounded-full before:bg-current";
const stop = `relative ps-8 pb-3 leading-snug has-aria-[current]:before:bg-mari ${dot}`;

function Contents({ title, parts }: { title: string; parts: ArticleData["body"]["contents"] }) {
  if (parts.length === 0) return null;
  return (
    <nav className="mb-8 lg:sticky lg:top-28" aria-labelledby="contents">
      <h2 id="contents" className="mb-3 text-h4">
        {title}
      </h2>
      <ol role="list">
        {parts.map((part) => (
          <li key={part.id} className={stop}>
            <Link
              to={`#${part.id}`}
              className="inline-block min-h-6 font-semibold no-underline hover:underline aria-[current]:underline"
            >
              {part.title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function NotePicture({ picture }: { picture: ArticleData["picture"] }) {
  const look = picture.isCutout ? "aspect-photo object-contain" : "aspect-photo rounded-lg object-cover";
  return (
    <div className="mb-8">
      <Picture
        image={picture.image}
        alt={picture.alt}
        sizes="100vw lg:50vw xxl:760px"
        priority
        className={`w-full ${look}`}
      />
    </div>
  );
}

function Footnotes({ title, notes }: { title: string; notes: ArticleData["body"]["notes"] }) {
  if (notes.length === 0) return null;
  return (
    <section className="mt-8 max-w-text border-t-3 pt-4" aria-labelledby="footnote-label">
      <h2 id="footnote-label" className="mb-3 text-h4">
        {title}
      </h2>
      <ol className="ps-5 [&_p]:mb-0">
        {notes.map(({ id, text }) => (
          <li key={id} id={id} className="scroll-mt-27 py-1 targeted:bg-mari">
            <Prose text={text} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function PassOnRow({ article: { tags, words, mail } }: { article: ArticleData }) {
  return (
    <div className="mt-8 flex max-w-text flex-wrap items-center justify-between gap-4">
      <ul role="list" aria-label={words.tags} className="flex flex-wrap gap-2">
        {tags.map(({ slug, name }) => (
          <li key={slug}>
            <TagLink slug={slug} name={name} />
          </li>
        ))}
      </ul>
      <PassOn words={words} mail={mail} />
    </div>
  );
}

import { useRef } from "react";
import { offerCopies } from "#app/browser/copy-code.ts";
import { followHeadings } from "#app/browser/follow-headings.ts";
import { settlePlaceholders } from "#app/browser/settle-placeholders.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Article } from "#model/posts/article.server.ts";
import { ArticleBody } from "./article-body.tsx";
import { ArticleEnd } from "./article-end.tsx";
import "./article-text.css";

/** The text with its contents beside it, its footnotes, tags and ways to pass it on. */
export function ArticleText({ article }: { article: Article }) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour((options) => {
    if (!root.current) return;
    settlePlaceholders(options);
    offerCopies(root.current, options);
    followHeadings(root.current, options);
  });
  const { body, words, isLong, picture } = article;
  return (
    <Band name="article-text" pad="none">
      <div className="wrap" ref={root} data-kind={isLong ? "long" : "note"}>
        <div className="side">
          {isLong ? <Contents title={words.contents} parts={body.contents} /> : <NotePicture picture={picture} />}
        </div>
        <div className="column">
          <ArticleBody blocks={body.blocks} copy={words.copy} />
          <Footnotes title={words.footnotes} notes={body.notes} />
          <ArticleEnd article={article} />
        </div>
      </div>
    </Band>
  );
}

function Contents({ title, parts }: { title: string; parts: Article["body"]["contents"] }) {
  if (parts.length === 0) return null;
  return (
    <nav className="headings" aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <ol>
        {parts.map((part) => (
          <li key={part.id}>
            <Link to={`#${part.id}`}>{part.title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function NotePicture({ picture }: { picture: Article["picture"] }) {
  return (
    <div className="note-picture" data-cutout={picture.isCutout || undefined}>
      <Picture image={picture.image} alt={picture.alt} sizes="100vw lg:50vw xxl:760px" priority />
    </div>
  );
}

function Footnotes({ title, notes }: { title: string; notes: Article["body"]["notes"] }) {
  if (notes.length === 0) return null;
  return (
    <section className="footnotes" aria-labelledby="footnote-label">
      <h2 id="footnote-label">{title}</h2>
      <ol>
        {notes.map(({ id, text }) => (
          <li key={id} id={id}>
            <Prose text={text} />
          </li>
        ))}
      </ol>
    </section>
  );
}

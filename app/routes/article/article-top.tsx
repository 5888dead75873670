import { Byline } from "#app/sections/byline.tsx";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Article } from "#model/posts/article.server.ts";
import "./article-top.css";

/** Title block in the colour of the category; a long piece hangs its picture over the lower edge. */
export function ArticleTop({ article }: { article: Article }) {
  const { title, category, picture, isLong, byline } = article;
  return (
    <Band name="article-top" tone={category.bench} pad="none" labelledBy="article-title">
      <div className="shape" data-kind={isLong ? "long" : "note"} data-cutout={picture.isCutout || undefined}>
        <div className="wrap">
          <Crumbs article={article} />
          <h1 id="article-title">{title}</h1>
          <Byline author={byline.author} facts={byline.facts} size="large" />
        </div>
        {isLong && (
          <div className="hanging">
            <Picture image={picture.image} alt={picture.alt} sizes="100vw md:50vw xl:760px" priority />
          </div>
        )}
      </div>
    </Band>
  );
}

function Crumbs({ article: { crumb, category } }: { article: Article }) {
  return (
    <nav className="crumbs" aria-label={crumb.label}>
      <ol>
        <li>
          <Link to={crumb.home.url}>{crumb.home.label}</Link>
        </li>
        <li>
          <Link to={`/blog/category/${category.slug}`}>{category.name}</Link>
        </li>
        {crumb.part && <li>{crumb.part}</li>}
      </ol>
    </nav>
  );
}

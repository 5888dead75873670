import { Byline } from "#app/sections/byline.tsx";
import { Band } from "#app/ui/band.tsx";
import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { FrontPage } from "#model/posts/front-page.server.ts";
import "./long-read.css";

/** One long piece with its picture over half the page. */
export function LongRead({ piece }: { piece: FrontPage["spotlight"] }) {
  if (!piece) return null;
  const { slug, title, brief, category, picture, author, facts } = piece;
  return (
    <Band name="long-read" tone="ink" pad="none" labelledBy="long-read">
      <div className="wrap grid-12">
        <div className="picture when-near">
          <Picture image={picture.image} alt={picture.alt} sizes="148vw md:93vw xxl:81vw" />
        </div>
        <article>
          <p>
            <DiamondLabel bench={category.bench}>{category.name}</DiamondLabel>
          </p>
          <h2 id="long-read">
            <Link to={`/blog/${slug}`}>{title}</Link>
          </h2>
          <p className="lead">{brief}</p>
          <Byline author={author} facts={facts} />
        </article>
      </div>
    </Band>
  );
}

import { Byline } from "#app/sections/byline.tsx";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ArticleData } from "./data.server.ts";

/** Title block in the colour of the category; a long piece hangs its picture over the lower edge. */
export function Hero({ article }: { article: ArticleData }) {
  const { title, category, isLong, byline } = article;
  return (
    <Band
      name="hero"
      id="hero"
      tone={category.department}
      pad="none"
      grid="iso"
      labelledBy="article-title"
      className="z-1 overflow-x-clip"
    >
      <div className={`wrap grid items-end gap-x-gut pt-6 ${isLong ? "md:cols-7-5" : ""}`}>
        <div className="flex flex-col gap-8 pb-8 md:pb-20">
          <Crumbs article={article} />
          <h1 id="article-title" className={isLong ? "text-hero" : "text-h2"}>
            {title}
          </h1>
          <Byline author={byline.author} facts={byline.facts} size="large" />
        </div>
        {isLong && <HangingPicture picture={article.picture} />}
      </div>
    </Band>
  );
}

function HangingPicture({ picture }: { picture: ArticleData["picture"] }) {
  return (
    <Picture
      image={picture.image}
      alt={picture.alt}
      sizes="100vw md:50vw xl:760px"
      priority
      className={`-mb-8 ${picture.isCutout ? "w-full max-w-none md:w-5/4" : "aspect-photo rounded-lg object-cover"}`}
    />
  );
}

function Crumbs({ article: { crumb, category } }: { article: ArticleData }) {
  const steps = [crumb.home, { label: category.name, url: `/blog/category/${category.slug}` }];
  return (
    <nav aria-label={crumb.label}>
      <ol role="list" className="stops text-small">
        {steps.map(({ label, url }) => (
          <li key={url}>
            <Link to={url} className="inline-block min-h-6 no-underline hover:underline">
              {label}
            </Link>
          </li>
        ))}
        {crumb.part && <li>{crumb.part}</li>}
      </ol>
    </nav>
  );
}

import type { ReactNode } from "react";
import { Byline } from "#app/sections/byline.tsx";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ArticleData } from "./data.server.ts";

const looks = {
  long: {
    band: "md:pb-half",
    title: "max-w-[8.6em] text-[clamp(2.7rem,1.2rem+5.6vw,7rem)] md:min-h-[2.7em] md:w-5/9",
    byline: "md:max-w-1/2",
  },
  note: { band: "pb-8 lg:pb-11", title: "max-w-[15em] text-h2", byline: "" },
};

const pictureLooks = {
  framed: {
    place: "mx-edge mt-8 -mb-[12vw] md:absolute md:end-out md:-bottom-[6vw] md:m-0 md:w-[min(40vw,640px)]",
    picture: "aspect-4/3 w-full rounded-lg object-cover md:aspect-5/4",
  },
  cutout: {
    place: "pointer-events-none -mb-[24vw] flex justify-center md:absolute md:-end-3 md:-bottom-[11vw] md:m-0",
    picture: "h-[99vw] w-auto max-w-none md:h-[min(44vw,670px)]",
  },
};

/** Title block in the colour of the category; a long piece hangs its picture over the lower edge. */
export function Hero({ article }: { article: ArticleData }) {
  const { title, category, isLong, byline } = article;
  const look = isLong ? looks.long : looks.note;
  return (
    <Band
      name="hero"
      id="hero"
      tone={category.department}
      pad="none"
      grid="iso"
      labelledBy="article-title"
      className={`z-1 flow-root overflow-x-clip pt-6 [--byline-ground:color-mix(in_oklch,var(--c),white_45%)] ${look.band}`}
    >
      <div className="wrap">
        <Crumbs article={article} />
        <h1
          id="article-title"
          className={`mt-6 mb-6 leading-(--clear) font-stretch-82% tracking-tight md:mt-9 md:mb-8 lg:mt-14 ${look.title}`}
        >
          {title}
        </h1>
        <div className={look.byline}>
          <Byline author={byline.author} facts={byline.facts} size="large" />
        </div>
      </div>
      {isLong && <HangingPicture picture={article.picture} />}
    </Band>
  );
}

function HangingPicture({ picture }: { picture: ArticleData["picture"] }) {
  const look = picture.isCutout ? pictureLooks.cutout : pictureLooks.framed;
  return (
    <figure className={`relative z-2 ${look.place}`}>
      <Picture
        image={picture.image}
        alt={picture.alt}
        sizes="100vw md:50vw xl:760px"
        priority
        className={look.picture}
      />
    </figure>
  );
}

function Crumbs({ article: { crumb, category } }: { article: ArticleData }) {
  const steps = [crumb.home, { label: category.name, url: `/blog/category/${category.slug}` }];
  return (
    <nav aria-label={crumb.label}>
      <ol role="list" className="flex flex-wrap items-center gap-x-2 text-small font-semibold md:gap-x-3">
        {steps.map(({ label, url }, index) => (
          <CrumbStep key={url} isFirst={index === 0}>
            <Link to={url} className="inline-block min-h-6 no-underline hover:underline">
              {label}
            </Link>
          </CrumbStep>
        ))}
        {crumb.part && <CrumbStep>{crumb.part}</CrumbStep>}
      </ol>
    </nav>
  );
}

function CrumbStep({ isFirst = false, children }: { isFirst?: boolean; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 py-1.5 md:gap-3">
      {!isFirst && <span className="dots-x w-4 opacity-70 md:w-7.5" aria-hidden="true" />}
      {children}
    </li>
  );
}

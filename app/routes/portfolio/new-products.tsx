import { CaseCard, CaseFacts } from "#app/sections/case-card.tsx";
import { Band } from "#app/ui/band.tsx";
import { FromTo } from "#app/ui/from-to.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseFile } from "#model/cases/case-index.server.ts";
import { CompareTick } from "./compare-tick.tsx";
import { OutcomeHead, type OutcomeProps } from "./outcome-head.tsx";

const looks = [
  { block: "", toy: "md:-end-6 md:-bottom-18 md:w-7/10 md:max-w-150" },
  { block: "md:ps-10", toy: "md:-end-16 md:-bottom-20 md:w-6/7 md:max-w-130" },
];

/** New products: systems as colour blocks with their toy, games as a panorama below. */
export function NewProducts({ id, heading, lead, files, words, tick }: OutcomeProps) {
  // The larger team has the wider half.
  const systems = files.filter(({ department }) => department !== "tang").toSorted((a, b) => b.people - a.people);
  const games = files.filter(({ department }) => department === "tang");
  return (
    <Band name="new-products" pad="none" id={id} labelledBy={`${id}-title`} className="pt-16 lg:pt-24">
      <div className="wrap">
        <OutcomeHead id={id} heading={heading} lead={lead} />
      </div>
      <div className={`mt-8 grid md:mt-14 ${systems.length > 1 ? "md:grid-cols-[7fr_5fr]" : ""}`}>
        {systems.map((file, index) => (
          <SystemBlock key={file.slug} file={file} words={words} tick={tick} look={looks[index ? 1 : 0]} />
        ))}
      </div>
      <div className="wrap pt-half pb-16 lg:pb-24">
        {games.map((file) => (
          <CaseCard
            key={file.slug}
            file={file}
            words={words}
            shape="pano"
            sizes="100vw xl:1400px xxl:1600px"
            isWide
            className="[&_dl]:max-w-240 [&_img]:object-top"
          >
            <CompareTick slug={file.slug} title={file.title} word={tick} />
          </CaseCard>
        ))}
      </div>
    </Band>
  );
}

interface SystemBlockProps extends Pick<OutcomeProps, "words" | "tick"> {
  file: CaseFile;
  look: (typeof looks)[number] | undefined;
}

function SystemBlock({ file, words, tick, look }: SystemBlockProps) {
  return (
    <article
      className={`product-lines group relative min-h-152 overflow-hidden px-edge py-8 [--mute:currentColor] md:min-h-165 md:py-9 ${look?.block}`}
      data-tone={file.department}
    >
      <Link
        to={`/portfolio/${file.slug}`}
        className="no-underline outline-none after:absolute after:inset-0 after:z-3 after:-outline-offset-8 focus-visible:after:outline-3"
      >
        <h3 className="relative z-2 text-h2">{file.title}</h3>
        <Picture
          image={file.toy}
          alt=""
          sizes="100vw md:40vw xxl:40vw"
          className={`absolute -end-11 -bottom-11 w-full max-w-none spring-slow motion-safe:group-hover:-translate-y-3 ${look?.toy}`}
        />
      </Link>{" "}
      <FromTo
        from={{ term: words.constraint, text: file.constraint }}
        to={{ term: words.result, text: file.result }}
        className="z-2 mt-6 max-w-70"
      />
      {file.platforms?.length ? <CaseFacts file={file} /> : null}
      <CompareTick
        slug={file.slug}
        title={file.title}
        word={tick}
        onDark={file.department === "pitch"}
        className="z-4 mt-4"
      />
    </article>
  );
}

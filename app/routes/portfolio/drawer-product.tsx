import { CaseCard, CaseFacts } from "#app/sections/case-card.tsx";
import { Band } from "#app/ui/band.tsx";
import { FromTo } from "#app/ui/from-to.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseFile } from "#model/cases/case-index.server.ts";
import { CompareTick } from "./compare-tick.tsx";
import type { DrawerProps } from "./drawer.ts";
import { DrawerHead } from "./drawer-head.tsx";
import "./drawer-product.css";

/** New products: systems as colour blocks with their toy, games as a panorama below. */
export function DrawerProduct({ id, heading, lead, files, words, tick }: DrawerProps) {
  const tickOf = ({ slug, title }: CaseFile) => <CompareTick slug={slug} title={title} word={tick} />;
  // The larger team has the wider half.
  const systems = files.filter(({ bench }) => bench !== "tang").toSorted((a, b) => b.people - a.people);
  const games = files.filter(({ bench }) => bench === "tang");
  return (
    <Band name="drawer-product" pad="none" id={id} labelledBy={`${id}-title`}>
      <div className="wrap">
        <DrawerHead id={id} heading={heading} lead={lead} />
      </div>
      <div className="blocks">
        {systems.map((file) => (
          <article key={file.slug} className="product" data-tone={file.bench}>
            <Link to={`/portfolio/${file.slug}`}>
              <h3>{file.title}</h3>
              <Picture image={file.toy} alt="" sizes="100vw md:40vw xxl:40vw" />
            </Link>{" "}
            <FromTo
              from={{ term: words.constraint, text: file.constraint }}
              to={{ term: words.result, text: file.result }}
            />
            {file.platforms?.length ? <CaseFacts file={file} /> : null}
            {tickOf(file)}
          </article>
        ))}
      </div>
      <div className="wrap games">
        {games.map((file) => (
          <CaseCard key={file.slug} file={file} words={words} shape="pano" sizes="100vw xl:1400px xxl:1600px" isWide>
            {tickOf(file)}
          </CaseCard>
        ))}
      </div>
    </Band>
  );
}

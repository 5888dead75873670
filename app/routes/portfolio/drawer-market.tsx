import { CaseFacts } from "#app/sections/case-card.tsx";
import { Band } from "#app/ui/band.tsx";
import { FromTo } from "#app/ui/from-to.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseFile } from "#model/cases/case-index.server.ts";
import { CompareTick } from "./compare-tick.tsx";
import type { DrawerProps } from "./drawer.ts";
import { DrawerHead } from "./drawer-head.tsx";
import "./drawer-market.css";

/** New markets: ruled rows on the map. */
export function DrawerMarket({ id, heading, lead, files, words, tick }: DrawerProps) {
  return (
    <Band name="drawer-market" tone="paper-2" pad="none" grid="map" id={id} labelledBy={`${id}-title`}>
      <div className="wrap">
        <DrawerHead id={id} heading={heading} lead={lead} />
        {files.map((file) => (
          <article key={file.slug} className="row">
            <RowPicture file={file} />
            <div className="what">
              <CaseFacts file={file} />
              <FromTo
                from={{ term: words.constraint, text: file.constraint }}
                to={{ term: words.result, text: file.result }}
                bench={file.bench}
              />
            </div>
            <CompareTick slug={file.slug} title={file.title} word={tick} />
          </article>
        ))}
      </div>
    </Band>
  );
}

function RowPicture({ file: { slug, title, imgUrl, alt, bench } }: { file: CaseFile }) {
  return (
    <Link className="open" to={`/portfolio/${slug}`}>
      <span className="frame" data-tone={bench}>
        <Picture image={imgUrl} alt={alt} sizes="100vw md:41vw xxl:41vw" />
      </span>
      <h3>{title}</h3>
    </Link>
  );
}

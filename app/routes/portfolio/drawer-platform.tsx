import { CaseCard } from "#app/sections/case-card.tsx";
import { Band } from "#app/ui/band.tsx";
import { CompareTick } from "./compare-tick.tsx";
import type { DrawerProps } from "./drawer.ts";
import "./drawer-platform.css";

/** New platforms: a reel of pictures of one height, at night. */
export function DrawerPlatform({ id, heading, lead, files, words, tick }: DrawerProps) {
  return (
    <Band name="drawer-platform" tone="ink" pad="none" id={id} labelledBy={`${id}-title`}>
      <div className="wrap grid-12">
        <header className="grid-12">
          <h2 id={`${id}-title`}>{heading}</h2>
          <p>{lead}</p>
        </header>
        {files.map((file, index) => (
          <CaseCard
            key={file.slug}
            file={file}
            words={words}
            sizes={index === 0 ? "100vw md:56vw xxl:54vw" : "110vw md:56vw xxl:55vw"}
          >
            <CompareTick slug={file.slug} title={file.title} word={tick} />
          </CaseCard>
        ))}
      </div>
    </Band>
  );
}

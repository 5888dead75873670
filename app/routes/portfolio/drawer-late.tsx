import { CaseCard } from "#app/sections/case-card.tsx";
import { Band } from "#app/ui/band.tsx";
import { CompareTick } from "./compare-tick.tsx";
import type { DrawerProps } from "./drawer.ts";
import "./drawer-late.css";

const shapes = ["wide", "film", "square"] as const;
const sizes = ["100vw md:66vw xxl:66vw", "100vw md:50vw xxl:46vw", "120vw md:42vw xxl:40vw"];

/** Late builds: one large picture, the others staggered around it. */
export function DrawerLate({ id, heading, lead, files, words, tick }: DrawerProps) {
  return (
    <Band name="drawer-late" pad="none" id={id} labelledBy={`${id}-title`}>
      <div className="wrap grid-12">
        <header>
          <h2 id={`${id}-title`}>{heading}</h2>
          <p>{lead}</p>
        </header>
        {files.map((file, index) => (
          <CaseCard
            key={file.slug}
            file={file}
            words={words}
            shape={shapes[index] ?? "film"}
            sizes={sizes[index] ?? "100vw md:50vw xxl:50vw"}
            isWide={index === 0}
          >
            <CompareTick slug={file.slug} title={file.title} word={tick} />
          </CaseCard>
        ))}
      </div>
    </Band>
  );
}

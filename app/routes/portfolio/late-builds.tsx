import { CaseCard } from "#app/sections/case-card.tsx";
import { Band } from "#app/ui/band.tsx";
import { CompareTick } from "./compare-tick.tsx";
import type { OutcomeProps } from "./outcome-head.tsx";

const looks = [
  {
    shape: "wide",
    sizes: "100vw md:66vw xxl:66vw",
    place: "md:col-span-8 md:col-start-5 md:row-span-2 md:row-start-1",
  },
  { shape: "film", sizes: "100vw md:50vw xxl:46vw", place: "md:col-span-6 md:col-start-7 md:row-start-3" },
  {
    shape: "square",
    sizes: "120vw md:42vw xxl:40vw",
    place: "md:col-span-4 md:col-start-1 md:row-span-2 md:row-start-2 md:mt-12 md:self-end",
  },
] as const;

/** Late builds: one large picture, the others staggered around it. */
export function LateBuilds({ id, heading, lead, files, words, tick }: OutcomeProps) {
  return (
    <Band name="late-builds" pad="none" id={id} labelledBy={`${id}-title`} className="py-16 lg:py-24">
      <div className="wrap grid-12 gap-y-half">
        <header className="col-span-12 md:col-span-4">
          <h2 id={`${id}-title`}>{heading}</h2>
          <p className="mt-5 mb-0 max-w-76">{lead}</p>
        </header>
        {files.map((file, index) => {
          const { shape, sizes, place } = looks[index] ?? { shape: "film", sizes: "100vw md:50vw xxl:50vw", place: "" };
          return (
            <CaseCard
              key={file.slug}
              file={file}
              words={words}
              shape={shape}
              sizes={sizes}
              isWide={index === 0}
              className={`col-span-12 self-start ${place}`}
            >
              <CompareTick slug={file.slug} title={file.title} word={tick} />
            </CaseCard>
          );
        })}
      </div>
    </Band>
  );
}

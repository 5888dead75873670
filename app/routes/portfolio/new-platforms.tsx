import { CaseCard } from "#app/sections/case-card.tsx";
import { Band } from "#app/ui/band.tsx";
import { CompareTick } from "./compare-tick.tsx";
import { OutcomeHead, type OutcomeProps } from "./outcome-head.tsx";

/** New platforms: a reel of pictures of one height, at night. */
export function NewPlatforms({ id, heading, lead, files, words, tick }: OutcomeProps) {
  return (
    <Band
      name="new-platforms"
      tone="ink"
      pad="none"
      id={id}
      labelledBy={`${id}-title`}
      className="py-16 [--mute:var(--color-on-ink-soft)] [--on-card:var(--color-paper)] lg:py-24"
    >
      <div className="wrap grid-12 gap-y-half">
        <OutcomeHead id={id} heading={heading} lead={lead} />
        {files.map((file, index) => (
          <CaseCard
            key={file.slug}
            file={file}
            words={words}
            sizes={index === 0 ? "100vw md:56vw xxl:54vw" : "110vw md:56vw xxl:55vw"}
            className={`col-span-12 ${spanOf(index, files.length)}`}
            frameClassName="aspect-16/11 rounded-md md:aspect-auto md:h-75 lg:h-88 xl:h-100 xxl:h-118"
          >
            <CompareTick slug={file.slug} title={file.title} word={tick} onDark />
          </CaseCard>
        ))}
      </div>
    </Band>
  );
}

/** The first picture is as wide as the two beside it; with fewer, they fill the row. */
function spanOf(index: number, count: number): string {
  if (count === 1) return "";
  return index === 0 || count === 2 ? "md:col-span-6" : "md:col-span-3";
}

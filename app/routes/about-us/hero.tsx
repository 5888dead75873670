import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/content.server.ts";

const crewWide =
  "md:col-span-2 md:mx-0 md:w-[min(82vw,720px)] md:justify-self-center xl:col-span-1 xl:col-start-2 xl:-mx-[8%] xl:-mb-[3%] xl:w-[116%]";
/** What we are, the workshop floor, what we are not: the one symmetrical opening of the site. */
export function Hero({ words }: { words: Pages["about-us"]["twin"] }) {
  return (
    <Band name="hero" pad="none" labelledBy="about-us" bleed className="pt-10 lg:pt-14">
      <div className="absolute inset-x-0 bottom-0 h-[16.5vw] max-h-68 bg-tang max-xl:hidden" />
      <h1
        id="about-us"
        className="relative mx-auto max-w-[12em] px-out text-h2/(--clear) font-stretch-80% tracking-tight md:text-center md:text-hero/(--clear)"
      >
        {words.title}
      </h1>
      {words.lead && <p className="lead relative mx-auto mt-5 mb-0 px-out md:text-center">{words.lead}</p>}
      <div className="relative mt-2.5 grid gap-gut px-out md:grid-cols-2 xl:grid-cols-[3fr_6fr_3fr] xl:items-end">
        <Side title={words.are} items={words.areItems} />
        <Picture
          image={words.imgUrl}
          alt={words.alt}
          sizes="116vw md:54vw xxl:940px"
          priority
          className={`-mx-[13vw] row-start-1 -mb-[6vw] w-[116vw] max-w-none ${crewWide}`}
        />
        <Side title={words.areNot} items={words.areNotItems} isDotted />
      </div>
    </Band>
  );
}

function Side({ title, items, isDotted = false }: { title: string; items: readonly string[]; isDotted?: boolean }) {
  return (
    <div className="z-1 pt-6 last:pb-8 xl:row-start-1 xl:self-start xl:pt-half xl:last:pb-4">
      <h2 className="text-h3">{title}</h2>
      <ul role="list" className="mt-4">
        {items.map((item) => (
          <li key={item} className={`border-t-3 py-3.5 leading-snug font-semibold ${isDotted ? "border-dotted" : ""}`}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

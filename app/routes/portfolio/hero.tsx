import { CaseViews, type ViewWords } from "#app/sections/case-views.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ImageSource } from "#shared/image-address.ts";

interface Folder {
  outcome: string;
  title: string;
  text: string;
  imgUrl: ImageSource;
  count: number;
  said: string;
}

interface HeroProps {
  words: { title: string; lead: string; views: ViewWords };
  folders: readonly Folder[];
  query: string;
}

const art = "-end-1/4 -bottom-1/8 w-24/25 md:-end-1/8 md:w-3/5 lg:w-4/5";

interface Look {
  folder: string;
  raised: string;
  art: string;
}

/** Each folder is a step lower than the one before. */
const steps = [
  {
    folder: "bg-paper-3 lg:h-103",
    raised: "lg:hover:h-106",
    art: "-end-1/4 -bottom-1/8 w-24/25 md:-end-1/10 md:w-7/10 lg:-end-1/5 lg:-bottom-1/7 lg:w-27/25",
  },
  { folder: "bg-paper-2 lg:h-96", raised: "lg:hover:h-100", art },
  { folder: "bg-paper-2 lg:h-90 lg:bg-paper-3", raised: "lg:hover:h-93", art },
  { folder: "bg-paper-3 lg:h-83 lg:bg-paper-2", raised: "lg:hover:h-86", art },
] as const;

/** Two share the width that four have. */
const few = { art: "-end-1/4 -bottom-1/8 h-3/4 w-auto md:end-1/20 md:h-full" };
const photo = "absolute end-0 bottom-0 h-1/2 w-2/3 object-cover";

/** The heading, and the four outcomes as folders stepping down to the filter bar. */
export function Hero({ words, folders, query }: HeroProps) {
  return (
    <Band name="hero" pad="none" labelledBy="portfolio" className="pt-half">
      <div className="wrap">
        <div className="grid-12">
          <h1 id="portfolio" className="col-span-12 text-hero/(--clear) font-stretch-84% tracking-tight lg:col-span-8">
            {words.title}
          </h1>
          <div className="col-span-12 mt-6 lg:col-span-4 lg:m-0 lg:self-end">
            <p className="lead mb-6">{words.lead}</p>
            <CaseViews words={words.views} current="index" query={query} />
          </div>
        </div>
        <ul
          role="list"
          className="mt-half mb-6 grid grid-cols-2 items-end gap-2 md:mb-0 md:gap-0 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
        >
          {folders.map((folder, index) => (
            <li key={folder.outcome}>
              <FolderLink folder={folder} look={{ ...(steps[index] ?? steps[0]), ...(folders.length < 3 && few) }} />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

const folderLook =
  "relative block h-58 overflow-hidden rounded-md p-4 no-underline transition-[height] duration-calm ease-snap " +
  "focus-visible:-outline-offset-6 md:h-80 md:rounded-lg md:rounded-b-none md:p-6";

/** A folder leads to its cases, unless the filter has emptied it. */
function FolderLink({ folder, look }: { folder: Folder; look: Look }) {
  const { outcome, title, text, imgUrl, count, said } = folder;
  const face = (
    <>
      <span aria-hidden="true" className="display absolute start-4 bottom-1 z-1 text-giant/none md:text-hero/none">
        {count}
      </span>{" "}
      <b className="display block text-h4/(--clear) font-stretch-88%">
        {title} <span className="vh">{`, ${said}`}</span>
      </b>{" "}
      <small className="relative z-1 mt-2 hidden max-w-56 text-body/snug md:block">{text}</small>
      <Picture
        image={imgUrl}
        alt=""
        sizes="50vw lg:25vw xxl:25vw"
        priority
        className={
          imgUrl.isCutout
            ? `absolute max-w-none spring-slow motion-safe:group-hover:-translate-y-2.5 ${look.art}`
            : photo
        }
      />
    </>
  );
  if (count === 0) return <div className={`${folderLook} ${look.folder}`}>{face}</div>;
  return (
    <a className={`group ${folderLook} ${look.folder} ${look.raised}`} href={`#${outcome}`}>
      {face}
    </a>
  );
}

import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ArchivePeriod } from "#model/posts/archive-page.server.ts";
import { arrangePosts, type Shape } from "./arrange-posts.ts";

interface PeriodsProps {
  periods: readonly ArchivePeriod[];
  /** Beside the filters, with the first picture on a phone's first screen. */
  isTop?: boolean;
}

/** Posts by month or year: long pieces with their picture, notes as text behind a rule. */
export function Periods({ periods, isTop = false }: PeriodsProps) {
  return periods.map(({ period, name, posts }, place) => {
    const shapes = arrangePosts(posts);
    return (
      <section key={period} className={`pt-5 pb-10 ${isTop ? "border-t-2 border-line" : "border-t-3"}`}>
        <h3 className="mb-5 font-text text-body/none font-bold font-stretch-normal tracking-normal text-soft">
          {name}
        </h3>
        <div className="grid gap-x-gut gap-y-9 lg:grid-cols-6">
          {posts.map((post, index) => (
            <ArchivedPost
              key={post.slug}
              post={post}
              shape={shapes[index] ?? "note"}
              isFirst={isTop && place + index === 0}
            />
          ))}
        </div>
      </section>
    );
  });
}

const text = {
  title: "font-text text-lead/tight font-bold font-stretch-normal tracking-normal",
  place: "self-start border-s-2 border-line py-1 ps-5",
};
const pictured = { link: "group block no-underline", title: "text-h3", thumb: "mb-4" };
const across = {
  place: "lg:col-span-full lg:grid lg:grid-cols-subgrid lg:grid-rows-[auto_auto_1fr]",
  link: "group no-underline max-lg:block lg:contents",
  thumb: "max-lg:mb-4 lg:row-span-3 lg:row-start-1",
};

/** How many of the six columns a post takes, and which its picture and words take. */
const looks: Record<Shape, { place: string; link: string; title: string; thumb: string; words: string }> = {
  note: { ...pictured, title: text.title, place: `${text.place} lg:col-span-3`, words: "" },
  line: { ...pictured, title: text.title, place: `${text.place} lg:col-span-full`, words: "" },
  half: { ...pictured, title: "text-h3 lg:text-h4", place: "lg:col-span-3 lg:row-span-2", words: "" },
  beside: { ...pictured, title: "text-h3 lg:text-h4", place: "lg:col-span-3", words: "" },
  wide: {
    ...across,
    title: "text-h3 lg:row-start-1",
    thumb: `${across.thumb} lg:col-span-4`,
    words: "lg:col-span-2 lg:col-start-5",
  },
  flip: {
    place: `${across.place} lg:border-t-2 lg:border-line lg:pt-8`,
    link: across.link,
    title: "text-h3 lg:row-start-1",
    thumb: `${across.thumb} lg:col-span-3 lg:col-start-4`,
    words: "lg:col-span-3 lg:col-start-1",
  },
};

interface ArchivedPostProps {
  post: ArchivePeriod["posts"][number];
  shape: Shape;
  isFirst: boolean;
}

function ArchivedPost({ post, shape, isFirst }: ArchivedPostProps) {
  const { slug, title, brief, category, date, shortDate, time } = post;
  const look = looks[shape];
  const isText = shape === "note" || shape === "line";
  return (
    <article className={`min-w-0 ${look.place}`}>
      <Link to={`/blog/${slug}`} className={look.link}>
        {!isText && <Thumb post={post} look={look.thumb} isFirst={isFirst} />}
        <h4 className={`group-hover:underline ${look.title} ${look.words}`}>{title}</h4>
      </Link>
      <p className={`mt-2 mb-0 ${look.words}`}>{brief}</p>
      <p className={`mt-3 mb-0 flex flex-wrap gap-x-4.5 gap-y-0.5 self-start text-small text-soft ${look.words}`}>
        <DiamondLabel department={category.department} className="text-ink">
          {category.name}
        </DiamondLabel>{" "}
        <time dateTime={date}>{shortDate}</time> {time && <span>{time}</span>}
      </p>
    </article>
  );
}

interface ThumbProps extends Pick<ArchivedPostProps, "post" | "isFirst"> {
  look: string;
}

function Thumb({ post: { picture, category }, look, isFirst }: ThumbProps) {
  return (
    <span className={`block aspect-16/10 overflow-hidden rounded-lg ${look}`} data-tone={category.department}>
      <Picture
        image={picture.image}
        alt=""
        sizes="100vw md:50vw xxl:43vw"
        priority={isFirst}
        className={`size-full transition-transform duration-slow motion-safe:group-hover:scale-104 ${picture.isCutout ? "object-contain" : "object-cover"}`}
      />
    </span>
  );
}

import { Stars, useStarWords } from "#app/sections/stars.tsx";

/** Stars, with the same in words beside them. */
export function Rated({ rating }: { rating: number }) {
  const words = useStarWords(rating);
  return (
    <p className="m-0 flex flex-wrap items-center gap-x-3 gap-y-1 text-small font-bold">
      <span className="small-stars" aria-hidden="true">
        <Stars rating={rating} />
      </span>
      <span>{words}</span>
    </p>
  );
}

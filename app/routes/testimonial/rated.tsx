import { Stars } from "#app/sections/stars.tsx";

interface RatedProps {
  rating: number;
  inWords: string;
  isLarge?: boolean;
}

/** Stars, with the same in words beside them. */
export function Rated({ rating, inWords, isLarge }: RatedProps) {
  const size = isLarge ? "text-body [--star-size:34px]" : "text-small";
  return (
    <p className={`m-0 flex flex-wrap items-center gap-x-3 gap-y-1 font-bold ${size}`}>
      <Stars rating={rating} /> <span>{inWords}</span>
    </p>
  );
}

import { starRange } from "#shared/constants.ts";
import { Icon } from "./icon.tsx";

/** A rating in ink stars, read to screen readers in words. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="flex gap-0.75" role="img" aria-label={`${rating} out of ${starRange.max} stars`}>
      {Array.from({ length: starRange.max }, (_, index) => (
        <Icon key={index} name={index < rating ? "star" : "star-off"} className="size-(--star-size,24px)" />
      ))}
    </span>
  );
}

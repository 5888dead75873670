import { starRange } from "#shared/constants.ts";
import { Icon } from "./icon.tsx";
import "./stars.css";

/** A rating in ink stars, said in words to screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} out of ${starRange.max} stars`}>
      {Array.from({ length: starRange.max }, (_, index) => (
        <Icon key={index} name={index < rating ? "star" : "star-off"} />
      ))}
    </span>
  );
}

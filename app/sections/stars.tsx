import { useSite } from "#app/frame/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { starRange } from "#shared/constants.ts";

/** A rating in words. */
export function useStarWords(rating: number): string {
  return useSite().labels.stars.replace("{rating}", String(rating)).replace("{most}", String(starRange.max));
}

/** A rating in ink stars, read to screen readers in words; 0 where nobody gave one. */
export function Stars({ rating }: { rating: number }) {
  const said = useStarWords(rating);
  if (rating === 0) return null;
  return (
    <span className="flex gap-1" role="img" aria-label={said}>
      {Array.from({ length: starRange.max }, (_, index) => (
        <Icon key={index} name={index < rating ? "star" : "star-off"} className="size-(--star-size,24px)" />
      ))}
    </span>
  );
}

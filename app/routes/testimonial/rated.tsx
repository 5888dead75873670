import { Stars } from "#app/ui/stars.tsx";
import "./rated.css";

/** Stars, and the same in words beside them. */
export function Rated({ rating, inWords }: { rating: number; inWords: string }) {
  return (
    <p className="rated">
      <Stars rating={rating} /> <span>{inWords}</span>
    </p>
  );
}

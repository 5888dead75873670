import { Link, useIsOff } from "#app/ui/link.tsx";
import type { ShownCard } from "./entries.server.ts";

/** The heading of a card, whose link covers the whole card. */
export function CardHeading({ card: { heading, url }, className }: { card: ShownCard; className: string }) {
  const isOff = useIsOff(url ?? "");
  return (
    <h3 className={className}>
      {url && !isOff ? (
        <Link to={url} className="cover no-underline hover:underline">
          {heading}
        </Link>
      ) : (
        heading
      )}
    </h3>
  );
}

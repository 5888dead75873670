import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Bench } from "#shared/bench.ts";
import type { ImageSource } from "#shared/image-address.ts";

export interface BenchEntry {
  title: string;
  description: string;
  url: string;
  iconUrl: ImageSource;
  bench: Bench;
}

/** A bench as a coloured tile with its object, for menus; the small one leaves the description out. */
export function BenchTile({ entry, isSmall = false }: { entry: BenchEntry; isSmall?: boolean }) {
  return (
    <Link className={isSmall ? "bench-tile small-tile" : "bench-tile"} data-tone={entry.bench} to={entry.url}>
      <b>{entry.title}</b> {isSmall || <small>{entry.description}</small>}
      <Picture image={entry.iconUrl} alt="" width={158} />
    </Link>
  );
}

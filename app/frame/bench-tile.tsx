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

/** A bench as a coloured tile with its object, for menus. */
export function BenchTile({ entry }: { entry: BenchEntry }) {
  return (
    <Link className="bench-tile" data-tone={entry.bench} to={entry.url}>
      <b>{entry.title}</b> <small>{entry.description}</small>
      <Picture image={entry.iconUrl} alt="" width={158} />
    </Link>
  );
}

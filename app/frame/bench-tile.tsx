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

const looks = {
  wide: {
    tile: "min-h-38 py-4.5 ps-4.5 pe-32",
    title: "display text-h4/none",
    picture: "-end-5.5 -bottom-6.5 w-40",
  },
  small: {
    tile: "min-h-34.5 p-[14px]",
    title: "max-w-full leading-tight font-bold wrap-anywhere hyphens-auto",
    picture: "-end-[26px] -bottom-[34px] w-[112px] max-xs:hidden",
  },
};
const tile =
  "group/tile relative flex flex-col items-start justify-between gap-2 overflow-hidden rounded-md leading-none no-underline focus-visible:-outline-offset-5 focus-visible:outline-current";
const picture =
  "absolute max-w-none transition-transform duration-slow ease-snap group-hover/tile:-translate-y-2 group-hover/tile:scale-105";

/** A bench as a coloured tile with its object, for menus; the small one leaves the description out. */
export function BenchTile({ entry, size }: { entry: BenchEntry; size: keyof typeof looks }) {
  const look = looks[size];
  return (
    <Link className={`${tile} ${look.tile}`} data-tone={entry.bench} to={entry.url}>
      <b className={`relative z-1 ${look.title}`}>{entry.title}</b>{" "}
      {size === "wide" && <small className="relative z-1 text-small/tight font-semibold">{entry.description}</small>}
      <Picture image={entry.iconUrl} alt="" width={158} className={`${picture} ${look.picture}`} />
    </Link>
  );
}

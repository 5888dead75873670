import { BandSection, SideHead } from "#app/bands/band.tsx";
import { Ledger } from "#app/bands/table/table.tsx";
import { Opener } from "#app/sections/lightbox.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ShownCredits } from "./data.server.ts";

/** Who did what; below the heading the pictures in one scrolling row. */
export function Credits({ band }: { band: ShownCredits }) {
  return (
    <BandSection band={{ ...band, shape: "table", tone: "ink", rhythm: "compact" }}>
      <div className="wrap grid gap-x-gut gap-y-8 cols-4-8">
        <SideHead band={band}>
          <div className="rail w-full p-0" role="region" aria-label={band.gallery} tabIndex={0}>
            {band.pictures.map(({ number, imgUrl, alt, title, open }) => (
              <figure key={number} className="w-photo max-w-peep">
                <Opener number={number} open={open}>
                  <Picture
                    image={imgUrl}
                    alt={alt}
                    width={640}
                    className="aspect-photo w-full rounded-md object-cover"
                  />
                </Opener>
                <figcaption className="pt-3 text-small">{title}</figcaption>
              </figure>
            ))}
          </div>
        </SideHead>
        <Ledger band={band} />
      </div>
    </BandSection>
  );
}

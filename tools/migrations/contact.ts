import type { OldPage } from "./old-page.ts";

interface OldMap {
  shows: string;
  land: { rows: string[]; pins: unknown[] };
}

/** The contact page: the words of the form are its first band, free starts go below the telephone numbers. */
export function contact(page: OldPage): void {
  const words = ["again", "next", "form", "seeds", "problems", "notices", "ways", "sent"];
  page.set("next", { url: "/service-details" });
  page.band({
    role: "enquiry",
    former: ["contact"],
    heading: page.takeHeading("title"),
    lead: page.take("lead"),
    picture: page.takePicture("lines", "toy"),
    ...Object.fromEntries(words.map((name) => [name, page.take(name)])),
  });
  page.band({
    role: "direct-lines",
    former: ["lines", "capacity"],
    heading: page.takeHeading("lines", "title"),
    columns: ["What for", "Telephone", "Email"],
    lines: page.take("lines", "list"),
  });
  const map = page.takePlain<OldMap>("offices", "map");
  page.band({
    role: "offices",
    heading: page.takeHeading("offices", "title"),
    choose: "Office to show on the map",
    notes: page.take("offices", "notes"),
    // Names of towns used to have a margin of their own.
    map: map && { ...map, land: { ...map.land, rows: map.land.rows.map((row) => `${row}....`) } },
  });
}

import { heading, type OwnBandOf } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";
import { enquiryWords } from "#model/site/enquiry-words.server.ts";
import { officeMap } from "./office-map.server.ts";

const mailboxes = ["hello", "publishing", "press", "security", "privacy"] as const;

/** Telephone numbers and mail addresses by purpose, and when each department can begin. */
const directLines = (f: Fields) => ({
  heading: heading(f),
  columns: f.list(f.text("the heads of the columns: what for, telephone, email", { words: 6 }), { min: 3, max: 3 }),
  lines: f.list(
    f.object({
      label: f.text("what the line is for", { words: 9 }),
      department: f.department(),
      number: f.text("the number, or why the line has no telephone"),
      call: f.link("a tel: address").optional(),
      mailbox: f.oneOf(mailboxes, "a mailbox of the site file"),
    }),
  ),
});

/** The offices of the site file, on a map of blocks where there is one. */
const offices = (f: Fields) => ({
  heading: heading(f),
  choose: f.text("for screen readers: that choosing an office shows it on the map"),
  walker: f.pick("people", "the file name, without ending, of the person who walks to the office that is chosen"),
  notes: f
    .list(
      f.object({ city: f.compared("a town of the site file"), text: f.text("how to find the door", { words: 12 }) }),
      { min: 0 },
    )
    .default([]),
  map: officeMap(f).optional(),
});

/** The bands that only this page has. */
export const bands = { enquiry: enquiryWords, "direct-lines": directLines, offices };

/** A band of this page as its file says it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;

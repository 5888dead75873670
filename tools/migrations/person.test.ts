import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { OldPage } from "./old-page.ts";
import { person } from "./person.ts";

const old = `back: Team
# Of the tab.
facts: { position: Role, place: Place, timeZone: Time zone, since: Here since, now: now }
doesNotOwn: "Does not own:"
interview: Five questions
credits: Credits
posts: Wrote
someOf: The {shown} newest of {total}.
ask: Ask {name}.
note: More
`;

test("an old page of a person becomes bands that pass the check; comments stay, what has no place is listed", async () => {
  const root = contentCopy();
  const document = parseDocument(old);
  const page = new OldPage(document);
  person(page);
  expect(page.finish()).toEqual(['note: "More"']);
  writeFileSync(join(root, "content/pages/person.yaml"), document.toString());
  expect(await problemsIn(root)).toEqual([]);
  expect(document.toString()).toContain("# Of the tab.\n");
  const { bands } = document.toJS();
  expect(bands[0]).toMatchObject({ back: "Team", since: "Here since" });
  expect(bands[1].doesNotOwn).toBe("Does not own");
  expect(bands[4].heading).toBe("Ask {name}");
});

import type { Fields } from "../fields/fields.server.ts";

export const personPage = (f: Fields) =>
  f.object({
    back: f.text("the way back to the team page"),
    facts: f.object({
      position: f.text("label"),
      place: f.text("label"),
      timeZone: f.text("label"),
      since: f.text("label"),
      now: f.text("the word after the time"),
    }),
    doesNotOwn: f.text("heading above what this person does not decide"),
    interview: f.text("heading of the interview, for screen readers"),
    credits: f.text("heading"),
    posts: f.text("heading"),
    someOf: f.text("when only the newest posts are shown; {shown} and {total} are numbers"),
    ask: f.text("heading; {name} is the first name"),
  });

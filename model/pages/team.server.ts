import type { Fields } from "../fields/fields.server.ts";

export const teamPage = (f: Fields) =>
  f.object({
    head: f.head(),
    crowd: f.object({
      title: f.text("the heading of the page, with the number of people shown"),
      lead: f.text("who they are among all the others"),
      pegs: f.picks("people", 8),
    }),
    forming: f.object({
      title: f.text("heading"),
      stages: f.list(
        f.object({
          when: f.text("the day or week"),
          title: f.text("what happens"),
          text: f.text("who does it, and what a client sees of it"),
          pegs: f.picks("people", 6),
        }),
        { min: 4, max: 4 },
      ),
    }),
    trades: f.object({
      title: f.text("heading"),
      filter: f.text("name of the filter for screen readers"),
      everybody: f.text("the key that takes the filter off"),
    }),
    leads: f.object({ title: f.text("heading"), hours: f.text("when they answer") }),
    join: f.object({
      title: f.text("heading, a sentence"),
      lead: f.text("what an applicant gets"),
      action: f.action(),
    }),
  });

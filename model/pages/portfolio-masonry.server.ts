import type { Fields } from "../fields/fields.server.ts";
import { nextPage } from "../fields/next-page.server.ts";

export const portfolioMasonryPage = (f: Fields) =>
  f.object({
    head: f.head(),
    next: nextPage(f),
    title: f.text("the heading of the page"),
    lead: f.text("the sentence beside the heading"),
    open: f.text("what a press on a picture does; {title} is filled in"),
    credit: f.text("the line under a picture; {from} and {artist} are filled in"),
    columns: f.list(
      f.list(
        f.object({
          title: f.text("what the picture is called"),
          imgUrl: f.picture(),
          alt: f.alt(),
          from: f.text("the game, system or place it comes from"),
          artist: f.text("who modelled and lit it"),
          note: f.text("one thing that one would not see at once"),
          case: f.pick("cases"),
        }),
        { max: 7 },
      ),
      { min: 4, max: 4 },
    ),
    viewer: f.object({
      count: f.text("which picture of how many; {number} and {total} are filled in"),
      close: f.text("the way back to the wall"),
      previous: f.text("the link to the one before; {title} is filled in"),
      next: f.text("the link to the one after; {title} is filled in"),
      credit: f.text("the credit beside the large picture; {from} and {artist} are filled in"),
      read: f.text("the link to the case"),
    }),
    floor: f.object({
      title: f.text("the closing heading"),
      text: f.text("what one may do with the pictures"),
      ask: f.action(),
      read: f.action(),
      imgUrl: f.picture(),
    }),
  });

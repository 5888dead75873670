import type { Fields } from "../fields/fields.server.ts";
import { nextPage } from "../fields/next-page.server.ts";

export const blogPage = (f: Fields) =>
  f.object({
    head: f.head(),
    next: nextPage(f),
    masthead: f.object({
      title: f.text("the name of the blog, three or four words"),
      week: f.text("a line with {date}, the Monday of the week of the newest post"),
      counts: f.text("a line with {long} and {notes}, the numbers of pieces of each kind"),
      archive: f.action(),
      door: f.text("the words of the link to the last band"),
    }),
    minutes: f.text("date and reading time, with {date} and {minutes}"),
    recent: f.object({
      title: f.text("the heading over the newest long pieces"),
      all: f.text("the words of the link to the archive, with {total}"),
    }),
    notes: f.object({
      title: f.text("the heading over the newest short notes"),
      text: f.text("what a short note is, one or two sentences"),
    }),
    spotlight: f.pick("blog", "the file name of a long piece that comes first among the newest, with a large picture"),
    series: f.object({
      title: f.text("the heading over the series"),
      text: f.text("how to read them"),
      columns: f.list(f.text("the heads of the columns: name, subject, parts", { words: 6 }), { min: 3, max: 3 }),
      many: f.text("what the table says of how many parts there are, with {count}"),
      items: f.list(
        f.object({
          series: f.slug("the series as posts write it"),
          name: f.text("its name as visitors read it"),
          text: f.text("what it is about, one sentence"),
          department: f.department(),
        }),
        { min: 0 },
      ),
    }),
    door: f.object({
      title: f.text("a short heading"),
      text: f.text("what the newsletter is"),
      feeds: f.list(f.action(), { min: 0, max: 2 }),
      imgUrl: f.picture("a peg figure in the corner"),
    }),
  });

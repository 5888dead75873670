import type { Fields } from "../fields/fields.server.ts";

/** The fields of the site file for navigation. */
export const navigationFields = (f: Fields) => ({
  menu: f.object({
    home: f.text("the word in the menu"),
    services: f.text("the word in the menu"),
    portfolio: f.text("the word in the menu"),
    about: f.text("the word in the menu"),
    contact: f.text("the word in the menu"),
    action: f.action(),
    order: f
      .list(f.oneOf(["home", "services", "portfolio", "about", "contact"], "an entry of the menu"), { max: 5 })
      .default(["home", "services", "portfolio", "about", "contact"]),
    allServices: f.text("the words above the list of services, which lead to all of them"),
  }),
  /** What is offered by whom, each in its colour; slots that are not listed stay colours. */
  departments: f.list(
    f.object({
      slot: f.department(),
      name: f.text("the department in a word or two"),
      service: f.pick("services", "the service that leads to it, by its file name"),
    }),
    { max: 4 },
  ),
  /** The services in the menu, in this order; left out, those of the departments. */
  submenu: f.picks("services", 8),
  footer: f.object({
    titles: f.object({
      services: f.text("the heading of a column"),
      gameStudio: f.text("the heading of a column"),
      information: f.text("the heading of a column"),
    }),
    services: f.list(f.action(), { min: 0 }),
    gameStudio: f.list(f.action(), { min: 0 }),
    information: f.list(f.action(), { min: 0 }),
    legal: f.list(f.action()),
  }),
  sidebar: f.object({
    newWork: f.text("a label"),
    publishing: f.text("a label"),
    telephone: f.text("a label"),
    office: f.text("a label"),
    recentWork: f.text("the heading above the latest cases"),
  }),
  /** Each takes the pages with it that only show what it lists: `/blog` its posts, `/shop` cart and checkout. */
  off: f.list(f.closable("the path of a page that this site does without"), { min: 0 }).default([]),
  /** What menu and footer omit; shown in the phone menu and the sidebar. */
  secondRow: f.list(f.object({ title: f.text("what the links have in common"), links: f.list(f.action()) }), {
    min: 0,
  }),
  /** Who reads, each with the page for them: on `/`, and with the second row. */
  readers: f
    .object({ title: f.text("what comes before a reader, such as I am"), links: f.list(f.action()) })
    .optional(),
  /** Links that go with a page, before its second row. */
  alongside: f
    .object({
      title: f.text("what comes before the links"),
      pages: f.list(
        f.object({ page: f.compared("the path of a page, such as /pricing"), links: f.list(f.action(), { max: 6 }) }),
        { min: 0 },
      ),
    })
    .optional(),
});

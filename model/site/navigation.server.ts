import type { Fields } from "../fields/fields.server.ts";

/** The fields of the site file that say where one can go. */
export const navigationFields = (f: Fields) => ({
  menu: f.object({
    home: f.text("the word in the menu"),
    services: f.text("the word in the menu"),
    portfolio: f.text("the word in the menu"),
    about: f.text("the word in the menu"),
    contact: f.text("the word in the menu"),
    allServices: f.text("the words above the list of services, which lead to all of them"),
  }),
  submenu: f.list(f.reference("services", "a service that stands in the list under Services, by its file name")),
  footer: f.object({
    services: f.list(f.action(), { min: 0 }),
    gameStudio: f.list(f.action(), { min: 0 }),
    information: f.list(f.action(), { min: 0 }),
    legal: f.list(f.action()),
  }),
  /** What menu and footer omit; shown in the phone menu, the sidebar and the strip above the footer. */
  secondRow: f.list(f.object({ title: f.text("what the links have in common"), links: f.list(f.action()) }), {
    min: 0,
  }),
});

import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";

/** A service card. `iconUrl`, `title`, `description` and `url` are the customer's names (`docs/contract.md`). */
export const serviceSchema = (f: Fields) =>
  f.object({
    order: f.number("place in the list, from 1"),
    title: f.text("the service's full name"),
    short: f.text("its name where room is scarce"),
    description: f.text("what it covers, in a few words"),
    iconUrl: f.picture(),
    alt: f.alt(),
    url: f.link(),
    department: f.department(),
    isDepartment: f.flag(),
    items: f.list(f.text("a thing one can hire")),
    need: f.text("what a visitor would say when looking for this, for the chooser"),
  });
export type Service = z.infer<ReturnType<typeof serviceSchema>>;

/** A counter. `iconUrl`, `number`, `symbol` and `title` are the customer's names (`docs/contract.md`). */
export const counterSchema = (f: Fields) =>
  f.object({
    order: f.number("place in the list, from 1"),
    iconUrl: f.picture(),
    number: f.number("the figure"),
    symbol: f.oneOf(["+", "%"], "the sign after the figure"),
    title: f.text("what is counted"),
    note: f.text("how it is counted and over which period"),
    department: f.department(),
  });
/** A process step. `imgUrl`, `title` and `description` are the customer's names (`docs/contract.md`). */
export const stepSchema = (f: Fields) =>
  f.object({
    order: f.number("place in the list, from 1"),
    title: f.text("a verb"),
    description: f.text("one or two sentences"),
    imgUrl: f.picture(),
    alt: f.alt(),
    department: f.department(),
  });
/** A slide of the home page. `titleHead`, `title` and `bgImgUrl` are the customer's names (`docs/contract.md`). */
export const slideSchema = (f: Fields) =>
  f.object({
    order: f.number("place in the list, from 1"),
    titleHead: f.text("the word on the route bar"),
    title: f.text("the headline"),
    text: f.text("one or two sentences"),
    bgImgUrl: f.picture(),
    alt: f.alt(),
    department: f.department(),
    action: f.action(),
    second: f.action(),
  });
export type Slide = z.infer<ReturnType<typeof slideSchema>>;

/** A showcase game. `imgUrl`, `title` and `category` (the publisher) are the customer's names (`docs/contract.md`). */
export const gameSchema = (f: Fields) =>
  f.object({
    order: f.number("place in the list, from 1"),
    title: f.text("the game's name"),
    category: f.text("the publisher"),
    genre: f.text("the kind of game, in a few words"),
    pitch: f.text("two or three sentences that make one want to play it"),
    imgUrl: f.picture(),
    alt: f.alt(),
    case: f.reference("cases").optional(),
  });
export type Game = z.infer<ReturnType<typeof gameSchema>>;

import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";

/** A service card. `iconUrl`, `title`, `description` and `url` are the customer's names (`docs/contract.md`). */
export const serviceSchema = (f: Fields) =>
  f.object({
    order: f.number("place in the list, from 1"),
    title: f.text("the service's full name"),
    short: f.text("its name where there is little space"),
    description: f.text("what it covers, in a few words"),
    iconUrl: f.picture(),
    alt: f.alt(),
    url: f.link(),
    department: f.department(),
    isDepartment: f.flag(),
    items: f.list(f.text("a thing one can hire")),
    need: f.text("what a visitor would say when looking for this, for the chooser"),
    people: f.number("how many have this as their main work", { min: 1, max: 400 }).optional(),
    proof: f.fact().optional(),
  });
export type Service = z.infer<ReturnType<typeof serviceSchema>>;

/** A showcase game. `imgUrl`, `title` and `category` (the publisher) are the customer's names (`docs/contract.md`). */
export const gameSchema = (f: Fields) =>
  f.object({
    order: f.number("place in the list, from 1"),
    title: f.text("the game's name"),
    category: f.compared("the publisher"),
    genre: f.text("the kind of game, in a few words"),
    pitch: f.text("two or three sentences that make one want to play it"),
    imgUrl: f.picture(),
    alt: f.alt(),
    case: f.pick("cases"),
  });

/**
 * The short lists of the home page, in one file. `iconUrl`, `number`, `symbol`, `title`, `description`, `imgUrl`, `titleHead` and
 * `bgImgUrl` are the customer's names (`docs/contract.md`).
 */
export const showroomSchema = (f: Fields) =>
  f.object({
    counters: f.list(counter(f), { min: 0, max: 4 }),
    steps: f.list(step(f), { min: 0, max: 4 }),
    slides: f.list(slide(f), { min: 0, max: 4 }),
  });
export type Slide = z.infer<ReturnType<typeof slide>>;

const counter = (f: Fields) =>
  f.object({
    iconUrl: f.picture(),
    number: f.number("the figure"),
    symbol: f.oneOf(["+", "%"], "the sign after the figure"),
    title: f.text("what is counted"),
    note: f.text("how it is counted and over which period"),
    proof: f.fact().optional(),
    department: f.department(),
  });
const step = (f: Fields) =>
  f.object({
    title: f.text("a verb"),
    description: f.text("one or two sentences"),
    imgUrl: f.picture(),
    alt: f.alt(),
    department: f.department(),
  });
const slide = (f: Fields) =>
  f.object({
    titleHead: f.text("the word on the route bar"),
    title: f.text("the headline"),
    text: f.text("one or two sentences"),
    bgImgUrl: f.picture(),
    alt: f.alt(),
    department: f.department(),
    action: f.action(),
    second: f.action(),
  });

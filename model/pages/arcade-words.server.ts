import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";

export type ArcadeWords = z.infer<ReturnType<typeof arcadeWords>>;

/** What the game of the drawn cabinet says. */
export const arcadeWords = (f: Fields) =>
  f.object({
    name: f.text("name of the game, for those who hear it"),
    screen: f.text("what its screen shows, for those who hear it"),
    ready: f.text("what to do, and with which keys of the keyboard"),
    placed: f.text("a storey is in place; {count} and {all} are filled in"),
    cut: f.text("a storey is in place and a piece broke off; {count} and {all} are filled in"),
    missed: f.text("a block fell beside the tower; {count} is how many may still fall"),
    undone: f.text("the block lowered last hangs on the crane again"),
    left: f.text("where the block hangs; {count} is filled in"),
    right: f.text("where the block hangs; {count} is filled in"),
    over: f.text("the block hangs right over the tower"),
    won: f.text("the house is as tall as it was to be; {seconds} is the time that was left"),
    late: f.text("the time is over; kind words"),
    spent: f.text("the last block to lose has fallen; kind words"),
    paused: f.text("the game waits while it is out of view"),
    resumed: f.text("it goes on"),
    stopped: f.text("the visitor has stopped it"),
    failed: f.text("the game could not be loaded"),
    seconds: f.text("the time that is left; {count} is filled in"),
    budget: f.text("the time of a frame, beside the bar"),
    times: f.text("what frames take now; {frame} and {game} are filled in"),
  });

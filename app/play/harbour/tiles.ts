import { type Triple, turned } from "../webgl/matrix.ts";
import { type Flight, placeInFlight } from "./flight.ts";
import type { Hanging } from "./hanging.ts";
import { gapOfTile, pathTop, stackTop, stops } from "./places.ts";
import type { Standing } from "./pose.ts";
import { follow, spring } from "./spring.ts";

type Tile = { on: "hook" } | { on: "way"; flight: Flight } | { on: "ground"; at: Triple };

const tileCount = 4;
const stackTurn = turned(-0.17, 0.14, -0.1);
/** Its place on the stack: the next to be fetched lies on top. */
const slotOf = (tile: number) => stackTop(tileCount - 1 - tile);

/** The four loose tiles: on the hook, in the air, or lying; each gives a little where it lands. */
export function createTiles(hanging: Hanging) {
  const tiles: Tile[] = Array.from({ length: tileCount }, (_, k) => {
    const gap = stops[gapOfTile[k] ?? -1];
    return gap ? { on: "ground", at: [gap.x, gap.y, pathTop] } : { on: "hook" };
  });
  const presses = tiles.map(() => spring(0));

  function topOf(k: number): Triple {
    const tile = tiles[k]!;
    if (tile.on === "ground") return tile.at;
    return tile.on === "way" ? placeInFlight(tile.flight, hanging.load()) : hanging.load();
  }
  function fly(k: number, to: Triple | "hook", wait = 0) {
    tiles[k] = { on: "way", flight: { from: topOf(k), to, wait, seconds: to === "hook" ? 0.9 : 0.75, passed: 0 } };
  }
  function advance(k: number, flight: Flight, dt: number) {
    flight.passed += dt;
    if (flight.passed < flight.wait + flight.seconds) return;
    tiles[k] = flight.to === "hook" ? { on: "hook" } : { on: "ground", at: flight.to };
    presses[k]!.speed = 5;
  }
  function pose(k: number): Standing {
    const tile = tiles[k]!;
    const pressed = presses[k]!.value;
    const scale: Triple = [1 + pressed * 0.35, 1 + pressed * 0.35, 1 - pressed * 0.9];
    const at = topOf(k);
    if (tile.on === "hook") return { at, turn: hanging.turn(), scale };
    if (tile.on === "way") return { at, turn: turned(tile.flight.passed * (k % 2 ? 5 : -5), 0.2, 0.1), scale };
    return { at, turn: tile.at[0] > 5 ? stackTurn : undefined, scale };
  }

  return {
    poses: () => tiles.map((_, k) => pose(k)),
    isOnHook: () => tiles.some(({ on }) => on === "hook"),
    isFlying: () => tiles.some(({ on }) => on === "way"),
    lay(k: number, { x, y }: { x: number; y: number }) {
      tiles[k] = { on: "ground", at: [x, y, pathTop] };
      presses[k]!.speed = 7;
    },
    pick(k: number) {
      tiles[k] = { on: "hook" };
      presses[k]!.speed = -3;
    },
    /** From the path to the stack, one after the other; the first comes to the hook. */
    gather() {
      for (let k = 1; k < tileCount; k++) fly(k, slotOf(k), 0.12 * (tileCount - 1 - k));
      if (tiles[0]!.on !== "hook") fly(0, "hook");
    },
    /** The tile placed last comes back to the hook; what hangs there goes to the stack. */
    takeBack(tile: number, held: number | undefined) {
      if (held !== undefined) fly(held, slotOf(held));
      fly(tile, "hook");
    },
    step(dt: number) {
      for (const it of presses) follow(it, { pull: 260, drag: 13 }, dt);
      for (const [k, tile] of tiles.entries()) if (tile.on === "way") advance(k, tile.flight, dt);
    },
    slotOf,
  };
}

import { createCrowd } from "./crowd.ts";
import { createHanging } from "./hanging.ts";
import { firstStop, lampAt, pathTop, slingLength, stops, travelHeight } from "./places.ts";
import type { Pose } from "./pose.ts";
import { heldTile, isWon, newRound, type Round } from "./rules.ts";
import { follow, isAt, spring } from "./spring.ts";
import { createTiles } from "./tiles.ts";

/** A thing to be done, asked at every step whether it is done. */
type Act = () => boolean;

/** What the jib feels of a tile, in radians a second. */
const joltOfTile = 0.4;
/** By day the lamp looks to where the path lies. */
const restingBearing = -0.9;
/** Lit, it goes round twice. */
const sweep = { radians: 4 * Math.PI, seconds: 13 };

/** The harbour in motion: it follows the rounds it is given, each thing with its own weight. */
export function createMotion({ onWon }: { onWon: () => void }) {
  const hanging = createHanging();
  const tiles = createTiles(hanging);
  const crowd = createCrowd();
  const [dusk, glow] = [spring(0), spring(0)];
  let round = newRound();
  let acts: Act[] = [];
  const bearing = spring(restingBearing);
  let swept = sweep.seconds;

  const swing = (stop: number): Act => {
    return () => hanging.headFor(stop);
  };
  const hoist = (to: number): Act => {
    return () => hanging.hoistTo(to);
  };
  const drop = (to: number): Act => {
    return () => hanging.dropTo(to);
  };
  const once = (run: () => void): Act => {
    return () => {
      run();
      return true;
    };
  };

  function lay(tile: number, stop: number): Act[] {
    const place = stops[stop]!;
    const land = once(() => {
      tiles.lay(tile, place);
      hanging.jolt(-joltOfTile);
      crowd.startle(place, 1);
    });
    // It is lifted a little first, as one does before a blow.
    return [swing(stop), hoist(travelHeight + 0.2), drop(pathTop + slingLength), land, hoist(2.6)];
  }
  function bump(from: number, to: number): Act[] {
    const startle = once(() => crowd.startle(stops[from]!, 0.5));
    return [swing(from), hoist(slingLength + 0.9), startle, hoist(travelHeight), swing(to)];
  }
  function fetch(tile: number): Act[] {
    const pick = once(() => {
      tiles.pick(tile);
      hanging.jolt(joltOfTile);
    });
    return [swing(0), hoist(tiles.slotOf(tile)[2] + slingLength), pick, hoist(travelHeight)];
  }
  function celebrate(): Act[] {
    const { isNight } = round;
    const setOut = once(() => {
      crowd.walk(!isNight);
      if (isNight) dusk.target = 0;
    });
    const end = once(() => {
      dusk.target = isNight ? 0 : 1;
      swept = isNight ? sweep.seconds : 0;
      crowd.cheer();
      onWon();
    });
    return [hoist(travelHeight), swing(firstStop), setOut, crowd.hasArrived, end];
  }
  function begin() {
    acts = [swing(round.at), hoist(travelHeight)];
    dusk.target = round.isNight ? 1 : 0;
    swept = sweep.seconds;
    tiles.gather();
    crowd.wait(round.isNight);
    crowd.startle({ x: 1.5, y: 1 }, 0.9);
  }
  /** Lit at the end of a day it sweeps; at night it looks where the crane works. */
  function turnLamp(dt: number) {
    swept = Math.min(sweep.seconds, swept + dt);
    const { x, y } = stops[round.at]!;
    bearing.target = round.isNight && !isWon(round) ? Math.atan2(y - lampAt[1], x - lampAt[0]) : restingBearing;
    follow(bearing, { pull: 9, drag: 5 }, dt);
  }
  function bearingNow(): number {
    const left = 1 - swept / sweep.seconds;
    return bearing.value - sweep.radians * left * left;
  }

  function step(dt: number) {
    while (acts[0]?.()) acts.shift();
    // A player who is faster than the crane does not wait long for it.
    hanging.step(dt, acts.length > 6 ? 1.5 : 1);
    tiles.step(dt);
    crowd.step(dt);
    follow(dusk, { pull: 5, drag: 4.4 }, dt);
    // It flares up before it burns evenly, and the evening comes after it.
    glow.target = dusk.target;
    follow(glow, { pull: 60, drag: 5 }, dt);
    turnLamp(dt);
  }

  return {
    step,
    /** Does what follows from a move, after what is still under way. */
    take(next: Round) {
      const [held, from] = [heldTile(round), round.at];
      round = next;
      const { event, at, laid } = next;
      if (event === "began") begin();
      if (event === "swung") acts.push(swing(at));
      if (event === "kept") acts.push(...bump(from, at));
      if (event === "undone") acts.push(once(() => tiles.takeBack(laid.length, held)));
      if (event !== "laid" && event !== "won") return;
      const { tile, stop } = laid.at(-1)!;
      acts.push(...lay(tile, stop), ...(event === "won" ? celebrate() : fetch(laid.length)));
    },
    isResting: () =>
      acts.length === 0 &&
      !tiles.isFlying() &&
      hanging.isResting() &&
      crowd.isStill() &&
      swept === sweep.seconds &&
      isAt(dusk, 0.002) &&
      isAt(glow, 0.002) &&
      isAt(bearing, 0.002),
    /** Brings everything to its end at once, for those who want no motion. */
    settle() {
      for (let k = 0; k < 4000 && acts.length > 0; k++) step(1 / 60);
      for (let k = 0; k < 240; k++) step(1 / 60);
      swept = sweep.seconds;
    },
    pose: (): Pose => ({
      ...hanging.pose(),
      hook: hanging.hook(),
      hookTurn: hanging.turn(),
      hasSlings: tiles.isOnHook(),
      tiles: tiles.poses(),
      figures: crowd.poses(),
      dusk: Math.max(0, dusk.value),
      glow: Math.max(0, glow.value),
      bearing: bearingNow(),
    }),
  };
}

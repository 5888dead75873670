/** A value that follows its target as a thing with weight does. */
export interface Spring {
  value: number;
  speed: number;
  target: number;
}

export const spring = (value: number): Spring => ({ value, speed: 0, target: value });

/** `pull` is how hard it is drawn, `drag` how soon it rests; `limit` the most that it may move in a second. */
export function follow(
  it: Spring,
  { pull, drag, limit }: { pull: number; drag: number; limit?: number },
  dt: number,
): void {
  it.speed += ((it.target - it.value) * pull - it.speed * drag) * dt;
  if (limit) it.speed = Math.max(-limit, Math.min(limit, it.speed));
  it.value += it.speed * dt;
}

export const isAt = (it: Spring, near = 0.03): boolean =>
  Math.abs(it.target - it.value) < near && Math.abs(it.speed) < near * 14;

/** What was read at one moment of a cut-over. */
export interface Reading {
  /** `02:10` */
  at: string;
  /** Requests answered in time, in hundredths of a per cent. */
  levelHundredths: number;
}

const dayMinutes = 1440;
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes from the first reading to each; a night goes past midnight. */
export function minutesOf(readings: readonly Reading[]): number[] {
  const start = minuteOf(readings[0]?.at ?? "00:00");
  return readings.map(({ at }) => (minuteOf(at) - start + dayMinutes) % dayMinutes);
}

/** The reading that a hand on the scale means: the nearest, but a step from where it stands always leads on to the next. */
export function readingNear(minutes: readonly number[], from: number, to: number): number {
  const away = minutes.map((minute) => Math.abs(minute - to));
  const nearest = away.indexOf(Math.min(...away));
  const here = minutes[from] ?? 0;
  if (nearest !== from || to === here) return nearest;
  return Math.min(Math.max(from + Math.sign(to - here), 0), minutes.length - 1);
}

/** Shares of the width and of the drawn height, from the highest level at 0 to the lowest at 1. */
export function pointsOf(readings: readonly Reading[]): { x: number; y: number }[] {
  const minutes = minutesOf(readings);
  const span = minutes.at(-1) || 1;
  const levels = readings.map(({ levelHundredths }) => levelHundredths);
  const top = Math.max(...levels);
  const range = top - Math.min(...levels) || 1;
  return levels.map((level, index) => ({ x: (minutes[index] ?? 0) / span, y: (top - level) / range }));
}

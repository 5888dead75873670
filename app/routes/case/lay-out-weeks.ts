export type WeekPlan = ReturnType<typeof layOutWeeks>;

/** More numbers than these would touch on the axis. */
const mostTicks = 13;

/** Position of each task within the job, in per cent of its weeks, with its text on the side that has more room; and the axis. */
export function layOutWeeks(work: readonly { start: number; weeks: number }[], total: number) {
  const share = (weeks: number) => (weeks / total) * 100;
  const bars = work.map(({ start, weeks }) => {
    const before = Math.min(start - 1, total);
    const length = Math.min(weeks, total - before);
    const after = total - before - length;
    return {
      before: share(before),
      width: share(length),
      after: share(after),
      side: after >= before ? ("after" as const) : ("before" as const),
    };
  });
  return { bars, ticks: ticksOf(total).map(({ week, weeks }) => ({ week, width: share(weeks) })) };
}

/** A tick for every few weeks, each as long as the weeks up to the next; the last week has one of its own. */
function ticksOf(total: number) {
  const step = Math.ceil(total / mostTicks);
  const weeks = Array.from({ length: Math.ceil((total - 1) / step) }, (_, index) => index * step + 1);
  const named = [...weeks.filter((week) => total - week >= step), total];
  return named.map((week, index) => ({ week, weeks: (named[index + 1] ?? total + 1) - week }));
}

export type WeekPlan = ReturnType<typeof layOutWeeks>;

/** With more columns, a one-column bar has no room for a word. */
const mostColumns = 13;

/** Places tasks on a grid of at most thirteen columns, each of one week or a few, with the words on the roomier side. */
export function layOutWeeks(work: readonly { start: number; weeks: number }[], total: number) {
  const step = Math.ceil(total / mostColumns);
  const columns = Math.ceil(total / step);
  const bars = work.map(({ start, weeks }) => {
    const at = Math.min(columns, Math.floor((start - 1) / step) + 1);
    const end = Math.min(columns, Math.ceil((start - 1 + weeks) / step));
    return {
      at,
      span: Math.max(1, end - at + 1),
      side: columns - end >= at - 1 ? ("after" as const) : ("before" as const),
    };
  });
  return { columns, bars, firstWeeks: Array.from({ length: columns }, (_, index) => index * step + 1) };
}

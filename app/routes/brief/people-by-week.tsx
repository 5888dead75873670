import type { BriefData } from "./data.server.ts";

interface PeopleProps {
  words: BriefData["estimate"];
  people: readonly number[];
}

const peg = { width: 14, height: 22 };
const mostColumns = 40;
const mostRows = 16;

/** A toy figure for each person in each week; of long jobs one column stands for several weeks, of large ones one figure for two. */
export function PeopleByWeek({ words, people }: PeopleProps) {
  const weeks = Math.ceil(people.length / mostColumns);
  const columns = Array.from({ length: Math.ceil(people.length / weeks) }, (_, index) =>
    Math.max(...people.slice(index * weeks, (index + 1) * weeks)),
  );
  const most = Math.max(...people);
  const each = Math.ceil(most / mostRows);
  const rows = Math.ceil(most / each);
  const text = words.peopleText.replace("{weeks}", String(people.length)).replace("{most}", String(most));
  const size = { width: Math.max(14, columns.length) * peg.width, height: rows * peg.height };
  return (
    <figure className="mt-5 border-t-2 border-line-inv pt-4">
      <h3 className="mb-1 text-h4">{words.people}</h3>
      <figcaption className="mb-4 text-small text-on-ink-soft">{text}</figcaption>
      <svg
        role="img"
        aria-label={`${words.people}: ${people.join(", ")}`}
        viewBox={`0 0 ${size.width} ${size.height}`}
        className="max-h-64 w-full"
        preserveAspectRatio="xMinYMax meet"
      >
        {columns.map((count, column) => (
          <path
            key={column}
            className="fill-(--c)"
            d={Array.from({ length: Math.ceil(count / each) }, (_, row) =>
              figure(column * peg.width, size.height - (row + 1) * peg.height),
            ).join("")}
          />
        ))}
      </svg>
    </figure>
  );
}

/** A round head on a body that widens downwards. */
function figure(x: number, y: number): string {
  const [middle, top] = [x + peg.width / 2, y + 2];
  return `M${middle - 3.4} ${top + 3.4}a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1 -6.8 0M${middle - 2.6} ${top + 8}h5.2l2.4 10.5q0 1.5 -1.5 1.5h-7q-1.5 0 -1.5 -1.5Z`;
}

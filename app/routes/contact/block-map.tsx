/** Great Britain in squares of 30 units, from the north: `#` is land, `m` a marigold block. */
const land = [
  "....##.###....",
  "...###m###....",
  "..#.#####.....",
  "....###m##....",
  "..m.#######...",
  "...#####m#....",
  "....###.#.....",
  "...#.####m....",
  ".....######...",
  "....######....",
  ".....m#####...",
  "......#####m..",
  ".....#.##.##..",
  ".......#####m.",
  "....#.#m#####.",
  "...##########m",
  "....####m#####",
  "...m##########",
  "..#######m####",
  ".....#########",
  "...#######m###",
  ".####m.####...",
  "m##...........",
];
const step = 30;
/** The offices stand higher than the land around them. */
const pins = [
  { city: "Dundee", tone: "pitch", x: 210, y: 168, height: 42, label: 199 },
  { city: "Leeds", tone: "tang", x: 270, y: 340, height: 50, label: 379 },
] as const;

export function BlockMap({ title }: { title: string }) {
  return (
    <svg
      className="h-auto w-full overflow-visible md:w-[min(40vw,520px)]"
      viewBox="-4 -4 520 696"
      width="520"
      height="696"
      role="img"
      aria-label={title}
    >
      <g strokeWidth="5" strokeLinejoin="round">
        <path className="fill-paper-3 stroke-paper-3" d={blocks("#", 30)} />
        <path className="fill-white stroke-white" d={blocks("#", 25)} />
        <path className="fill-mari-edge stroke-mari-edge" d={blocks("m", 30)} />
        <path className="fill-mari stroke-mari" d={blocks("m", 25)} />
      </g>
      {pins.map(({ city, tone, x, y, height, label }) => (
        <g key={city} data-tone={tone}>
          <rect className="fill-(--ce)" x={x} y={y} width="25" height={height} rx="5" />
          <rect className="fill-(--c)" x={x} y={y} width="25" height="25" rx="5" />
          <path
            className="fill-none stroke-ink"
            strokeWidth="4.6"
            strokeLinecap="round"
            strokeDasharray="0.1 10"
            d={`M${x + (tone === "pitch" ? 66 : 99)} ${label - 7}h58`}
          />
          <text
            className="fill-ink font-display text-[21px] font-black font-stretch-88%"
            x={x + (tone === "pitch" ? 138 : 171)}
            y={label}
          >
            {city}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** All blocks of one kind as one path; the corners are rounded by the stroke. */
function blocks(kind: string, height: number): string {
  const inner = 5;
  return land
    .flatMap((row, y) =>
      [...row].map((sign, x) =>
        sign === kind ? `M${x * step + inner / 2} ${y * step + inner / 2}h20v${height - inner}h-20Z` : "",
      ),
    )
    .join("");
}

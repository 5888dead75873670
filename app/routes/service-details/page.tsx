import { pageHead } from "#app/frame/page-head.ts";
import { content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";
import { ChangeTickets } from "./change-tickets.tsx";
import { DeskPapers } from "./desk-papers.tsx";
import { ExitDoors } from "./exit-doors.tsx";
import { GateBars } from "./gate-bars.tsx";
import { HourSquares } from "./hour-squares.tsx";
import { MeasureMine } from "./measure-mine.tsx";
import { TapeOpening } from "./tape-opening.tsx";
import { TapeWeeks } from "./tape-weeks.tsx";
import { YourHours } from "./your-hours.tsx";

export function loader() {
  const words = content.pages["service-details"];
  return { head: words.head, words };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function ServiceDetailsPage({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <>
      <TapeOpening words={words.tape} weeks={words.weeks.items} />
      <TapeWeeks words={words.weeks} weekWord={words.tape.weekWord} />
      <HourSquares words={words.people} hoursWord={words.weeks.hoursWord} />
      <DeskPapers words={words.papers} />
      <GateBars words={words.gates} />
      <YourHours words={words.needs} />
      <ChangeTickets words={words.changes} />
      <ExitDoors words={words.exits} />
      <MeasureMine words={words.close} />
    </>
  );
}

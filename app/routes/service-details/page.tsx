import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Route } from "./+types/page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { ChangeRequests } from "./change-requests.tsx";
import { ClientHours } from "./client-hours.tsx";
import { Documents } from "./documents.tsx";
import { EarlyExits } from "./early-exits.tsx";
import { Hero } from "./hero.tsx";
import { Milestones } from "./milestones.tsx";
import { TeamHours } from "./team-hours.tsx";
import { Timeline } from "./timeline.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["service-details"];
  return { head: words.head, words };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function ServiceDetailsPage({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <Bands>
      <Hero words={words.tape} weeks={words.weeks.items} />
      <Timeline words={words.weeks} weekWord={words.tape.weekWord} />
      <TeamHours words={words.people} hoursWord={words.weeks.hoursWord} />
      <ClientHours words={words.needs} />
      <Documents words={words.papers} />
      <Milestones words={words.gates} />
      <ChangeRequests words={words.changes} />
      <EarlyExits words={words.exits} />
      <CallToAction words={words.close} />
    </Bands>
  );
}

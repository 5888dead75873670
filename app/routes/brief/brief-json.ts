import { contentKey } from "#app/request/content.server.ts";
import { briefFile } from "#shared/brief/brief-file.ts";
import type { Route } from "./+types/brief-json.ts";
import { briefResponse } from "./brief-files.server.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  return briefResponse(request, context.get(contentKey), "application/json", (answers, sources) =>
    JSON.stringify(briefFile(answers, sources), null, 2),
  );
}

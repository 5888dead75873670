import { inBackground } from "#shared/in-background.ts";
import { respondToQueries, settleAddress } from "../browser/static-host.ts";

respondToQueries(async (address) => (await import("./respond.ts")).respond(address));
inBackground(settleAddress());

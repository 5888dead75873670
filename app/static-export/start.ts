import { respondToQueries, settleAddress } from "../browser/static-host.ts";

respondToQueries(async (address) => (await import("./respond.ts")).respond(address));
void settleAddress();

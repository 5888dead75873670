import { inBackground } from "#shared/in-background.ts";
import { settleAddress } from "../browser/static-host.ts";

window.respondToQuery = async (address) => (await import("./respond.ts")).respond(address);
inBackground(settleAddress());

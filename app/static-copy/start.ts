import { answerQueries, settleAddress } from "../browser/static-host.ts";

answerQueries(async (address) => (await import("./answers.ts")).answer(address));
void settleAddress();

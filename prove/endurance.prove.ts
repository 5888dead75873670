import { buildSite } from "../bench/measure.ts";
import { sayNowAndThen } from "../cli/progress.ts";
import { mixedLoad } from "../tests/support/mixed-load.ts";
import { settingsOfServe, testSite } from "../tests/support/servers.ts";
import type { Proof } from "./run.ts";

const minutes = 30;

/** Half an hour of pages, payloads, pictures, forms, wrong addresses and attacks together. */
export async function prove(): Promise<Proof[]> {
  const { variables, options } = settingsOfServe();
  const env = { ...(await buildSite(testSite)), ...variables };
  const startedAt = Date.now();
  const passed = () => (Date.now() - startedAt) / 60_000;
  const stop = sayNowAndThen(() => `  ${passed().toFixed(1)} of ${minutes} minutes`);
  const isEnough = () => passed() >= minutes;
  const { responses, wrong, errors, memoryBefore, memoryAfter, slowestMs } = await mixedLoad({
    env,
    options,
    isEnough,
  });
  stop();
  const sum = Object.values(responses).reduce((total, count) => total + count, 0);
  return [
    {
      claim: `${minutes} minutes of mixed load without a wrong response or an error`,
      seen: `${sum} responses, wrong: ${wrong.join("; ") || "none"}, errors: ${errors.length}, slowest sign of life ${slowestMs} ms`,
      holds: sum > minutes * 1000 && wrong.length === 0 && errors.length === 0,
    },
    {
      claim: `Memory is flat through ${minutes} minutes of mixed load`,
      seen: `${memoryBefore} MB in the middle third, ${memoryAfter} MB in the last`,
      holds: memoryAfter <= memoryBefore * 1.1,
    },
  ];
}

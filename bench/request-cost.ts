import { Agent, get } from "node:http";
import { cpuSeconds } from "./measure.ts";

/** The server's CPU time per request, in ms; addresses are requested one after another. */
export async function cpuPerRequest(addresses: readonly string[], pid: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const before = cpuSeconds(pid);
  for (const address of addresses) await ask(address, agent);
  agent.destroy();
  return ((cpuSeconds(pid) - before) * 1000) / addresses.length;
}

function ask(address: string, agent: Agent): Promise<void> {
  const headers = { Accept: "text/html", "Accept-Encoding": "br, gzip" };
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (response) => {
      if (response.statusCode === 429 || (response.statusCode ?? 500) >= 500)
        reject(new Error(`${address.slice(0, 80)} was answered with ${response.statusCode}`));
      response.on("end", resolve).resume();
    }).on("error", reject);
  });
}

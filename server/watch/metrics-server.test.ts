import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Gauge, Registry } from "prom-client";
import { expect, onTestFinished, test, vi } from "vitest";
import { createMetricsServer } from "./metrics-server.ts";

test("figures that cannot be read are a 500, which the log tells, and the next request is answered again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const register = new Registry();
  let isAway = true;
  const collect = () => {
    if (isAway) throw new Error("away");
  };
  new Gauge({ name: "site_test", help: "of the test", registers: [register], collect });
  const server = createMetricsServer(register).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    log.mockRestore();
  });
  const ask = async () => (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`)).status;
  expect(await ask()).toBe(500);
  isAway = false;
  expect(await ask()).toBe(200);
  expect(log).toHaveBeenCalledOnce();
});

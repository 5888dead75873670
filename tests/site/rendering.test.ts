import { expect, test, vi } from "vitest";
import { openBuild } from "../../server/release/open-build.ts";
import { siteOf } from "../../server/site.ts";
import { rootSite } from "../support/servers.ts";

test("a rendered page leaves no timer behind, which would keep all that it was made of", async () => {
  vi.stubEnv("FIXTURES", "1");
  const { build } = await openBuild(rootSite.buildFolder);
  const { createRequestHandler, exportContext } = siteOf(build);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const request = new Request("http://localhost/search?q=engine");
  const response = await createRequestHandler(build)(request, exportContext({ formBase: "" }));
  expect(await response.text()).toContain("</html>");
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

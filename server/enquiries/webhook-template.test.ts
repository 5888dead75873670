import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createWebhookSender } from "./webhook-sender.ts";
import { fillTemplate, readWebhookTemplate } from "./webhook-template.ts";

const enquiry = {
  name: "Ada <!channel>",
  email: "ada@example.com",
  message: `${"long ".repeat(100)}"{{reference}}"`,
  nda: true,
};
const event = JSON.stringify({
  type: "enquiry.received",
  reference: "LW-7K3Q-2M",
  receivedAt: "2026-11-29T10:00:00Z",
  enquiry,
});
const filled = (template: unknown, payload = event) => JSON.parse(fillTemplate(template, payload));

test("placeholders stand for values of the event, alone with their kind, and never for what a visitor wrote as one", () => {
  const template = {
    a: "{{reference}}: {{ enquiry.name | escaped }}",
    b: ["{{enquiry.nda}}", 7],
    c: "{{enquiry.message|short}}",
    d: "{{enquiry.message}}",
  };
  const { a, b, c, d } = filled(template);
  expect([a, b]).toEqual(["LW-7K3Q-2M: Ada &lt;!channel&gt;", [true, 7]]);
  expect(c).toHaveLength(301);
  expect(d).toBe(enquiry.message);
});

test("what the event does not have is empty, names that every object has included", () => {
  expect(filled(["{{enquiry.phone}}", "x{{constructor.name}}", "{{__proto__.a}}", "{{enquiry.name.length}}"])).toEqual([
    "",
    "x",
    "",
    "",
  ]);
});

test("an event without a template of its own goes out as it is", () => {
  expect(filled({ "order.received": { text: "{{reference}}" } })).toEqual(JSON.parse(event));
});

test.each(["chat", "customer-list"])("the example for a %s fills in", (name) => {
  const template = readWebhookTemplate(`docs/webhooks/${name}.json`);
  const order = JSON.stringify({
    type: "order.received",
    reference: "LW-1",
    order: { name: "Ada", total: 58, currency: "GBP" },
  });
  for (const body of [fillTemplate(template, event), fillTemplate(template, order)])
    expect(body).not.toMatch(/\{\{(?!reference\}\}\\")|\btype\b/);
});

test("a template that is not JSON, or changes a value in an unknown way, is refused", () => {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-template-"));
  const write = (text: string) => {
    writeFileSync(join(folder, "a.json"), text);
    return join(folder, "a.json");
  };
  expect(() => readWebhookTemplate(write("{"))).toThrow();
  expect(() => readWebhookTemplate(write(`"{{a|loud}}"`))).toThrow(/loud/);
  expect(() => readWebhookTemplate(join(folder, "none.json"))).toThrow();
});

test("the filled template is what is sent and signed", async () => {
  const received: { body: unknown; signature: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ body: await json(request), signature: request.headers["webhook-signature"]?.toString() });
    response.end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = createWebhookSender({ url, secrets: ["a".repeat(16)], template: { text: "{{reference}}" } });
  const message = { id: "1", channel: "webhook", payload: event, attempts: 1, problem: null, created_at: "" } as const;
  expect(await send(message, new AbortController().signal)).toBeUndefined();
  expect(received).toEqual([{ body: { text: "LW-7K3Q-2M" }, signature: expect.stringMatching(/^v1,/) }]);
});

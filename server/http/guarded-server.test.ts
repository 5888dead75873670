import { once } from "node:events";
import { ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createGuardedServer } from "./guarded-server.ts";

/** A server that notes what reaches it, and the answer to bytes that are sent to it at once. */
async function startServer() {
  const reached: string[] = [];
  const server = createGuardedServer({ ServerResponse }, (request, response) => {
    reached.push(request.url ?? "");
    request.resume();
    response.end("taken");
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const send = async (bytes: string) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk));
    socket.write(bytes);
    // Only the server ends it.
    await once(socket, "close");
    return answer;
  };
  return { reached, send };
}

const smuggled = "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n";
const chunked = "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n";

test.each([
  ["chunks that HTTP/1.0 does not have", `POST / HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\n${chunked}`, 400],
  ["two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400],
  ["a body and two hosts", `POST / HTTP/1.1\r\nHost: a\r\nHost: b\r\n${chunked}`, 400],
  ["another host in its address", "GET http://b/ HTTP/1.1\r\nHost: a\r\n\r\n", 421],
])("a request with %s is refused, its connection closed, and nothing behind it is read", async (_, head, status) => {
  const { reached, send } = await startServer();
  const answer = await send(head + smuggled);
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual([`HTTP/1.1 ${status}`]);
  expect(answer).toMatch(/^Connection: close\r$/m);
  expect(reached).toEqual([]);
});

test("requests sent at once are answered one after the other, in their order; those of a closed connection are not begun", async () => {
  const begun: string[] = [];
  const answers: (() => void)[] = [];
  const server = createGuardedServer({ ServerResponse }, ({ url = "" }, response) => {
    begun.push(url);
    answers.push(() => response.end(url));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let received = "";
  socket.on("data", (chunk) => (received += chunk));
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  socket.write(ask("/1") + ask("/2") + ask("/3") + ask("/4"));
  await expect.poll(() => begun).toEqual(["/1"]);
  answers[0]?.();
  await expect.poll(() => begun).toEqual(["/1", "/2"]);
  answers[1]?.();
  await expect.poll(() => begun).toEqual(["/1", "/2", "/3"]);
  expect(received.match(/\/\d$|\/\d(?=HTTP)/gm)).toEqual(["/1", "/2"]);
  const closed = once(socket, "close");
  socket.destroy();
  await closed;
  answers[2]?.();
  await new Promise(setImmediate);
  expect(begun).toEqual(["/1", "/2", "/3"]);
});

test("a connection with more unanswered requests than anybody sends is closed", async () => {
  const server = createGuardedServer({ ServerResponse }, () => {}).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {});
  const closed = once(socket, "close");
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(200));
  await closed;
  expect(socket.destroyed).toBe(true);
});

import { SMTPServer } from "smtp-server";

/**
 * A real mail server in its own process: `node smtp-process.ts <port> <manner>`. Prints its port, then one line of JSON per
 * accepted mail.
 */
const [port = "0", manner = "accept"] = process.argv.slice(2);
let dropsLeft = manner === "drop" ? 2 : 0;

const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  logger: false,
  hideSMTPUTF8: manner === "ascii",
  onRcptTo({ address }, _, done) {
    // The library has turned the domain into Unicode.
    if (manner === "ascii" && /\P{ASCII}/u.test(address.split("@", 1).join()))
      return done(Object.assign(new Error("SMTPUTF8 is required"), { responseCode: 553 }));
    if (manner === "refuse") return done(Object.assign(new Error("No such person"), { responseCode: 550 }));
    if (manner === "busy") return done(Object.assign(new Error("Later"), { responseCode: 451 }));
    done();
  },
  onData(stream, session, done) {
    if (dropsLeft-- > 0) {
      stream.once("data", () => process.nextTick(() => closeAll()));
      stream.resume();
      return;
    }
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      const { mailFrom, rcptTo } = session.envelope;
      const head = Buffer.concat(chunks).toString().split("\r\n\r\n", 1).join();
      if (manner === "ascii" && /\P{ASCII}/u.test(head))
        return done(Object.assign(new Error("A header is not ASCII"), { responseCode: 554 }));
      const accept = () => {
        const to = rcptTo.map(({ address }) => address);
        process.stdout.write(
          `${JSON.stringify({ from: mailFrom ? mailFrom.address : "", to, raw: Buffer.concat(chunks).toString() })}\n`,
        );
        done();
      };
      setTimeout(accept, manner === "slow" ? 1500 : 0);
    });
  },
});

/** Breaks every connection in mid-operation. */
function closeAll(): void {
  for (const connection of server.connections as Set<{ _socket: { destroy: () => void } }>)
    connection._socket.destroy();
}

server.on("error", () => {});
server.listen(Number(port), "127.0.0.1", () => {
  const address = server.server.address();
  process.stdout.write(`${typeof address === "object" && address ? address.port : port}\n`);
});

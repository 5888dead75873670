import "./remove-proto.ts";
import { localKey } from "./release/held-port.ts";

const isForOneself = process.argv.includes("--edit");
const isTool = process.argv.includes("--dev") || process.argv.includes("--check");
// Only a site that is published from a browser takes a new release while it runs; others are one process.
const isPublished = !isTool && (isForOneself || process.env.EDITING === "on");

if (isPublished && !process.env[localKey]) await (await import("./release/hold-port.ts")).holdPort();
else await (await import("./serve.ts")).serve({ isForOneself });

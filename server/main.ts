import "./remove-proto.ts";
import { checkStart } from "./check-start.ts";
import { localKey } from "./release/shared-port.ts";

const isCheck = process.argv.includes("--check");
const isForOneself = process.argv.includes("--edit");
const isTool = process.argv.includes("--dev") || isCheck;
// Only a site that is published from a browser takes a new release while it runs; others are one process.
const isPublished = !isTool && (isForOneself || process.env.EDITING === "on");

// A server that takes the place of another shares its ports.
if (!isCheck && !process.env[localKey]) await checkStart({ isForOneself });
if (isPublished && !process.env[localKey]) await (await import("./release/port-primary.ts")).runPortPrimary();
else await (await import("./serve.ts")).serve({ isForOneself });

import { runStaff } from "./run-staff.ts";

// The reader of the output, such as head, may stop early.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
process.exitCode = await runStaff(process.argv.slice(2), {
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});

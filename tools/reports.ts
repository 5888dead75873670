/** Where test runs leave what Vitest reports, a file per run: `unit.json`, `site.json`, `prove-export.json`. */
export const reportFolder = "build/reports";

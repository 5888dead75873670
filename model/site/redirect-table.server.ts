import type { Fields } from "../fields/fields.server.ts";

/** The redirect table; the first rule that matches wins. */
export const redirectsSchema = (f: Fields) =>
  f.list(
    f.object({
      from: f
        .freePath("a path, at its end optionally /*")
        .regex(/^\/[^*?#]*(\/\*)?$/, { error: "write a path such as /careers or /old/*" }),
      to: f
        .text("a path of this site, or an https address")
        .regex(/^(\/(?!\/)|\/\/[a-z0-9]|https?:\/\/)/, { error: "write a path, //host/path or an https: address" }),
      status: f
        .number("301, 302, 307 or 308")
        .refine((value) => [301, 302, 307, 308].includes(value), { error: "write 301, 302, 307 or 308" }),
    }),
    { min: 0 },
  );

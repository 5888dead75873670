import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { plainFields } from "../model/fields/plain-fields.server.ts";
import { missingFolders, projectFolder } from "../model/reading/site-folder.server.ts";
import { emailProblem, isPlainEmail, normalEmail } from "../shared/email.ts";
import { slipsBetween } from "../shared/slips-between.ts";
import { readNetwork } from "./http/addresses.ts";

/** The settings that a build contains; `serve` refuses a build made with others. */
export interface BuildEnvironment {
  basePath: string;
  siteUrl?: string | undefined;
  formOrigin?: string | undefined;
  preview: boolean;
  fixtures: boolean;
}

const isOn = () =>
  z
    .enum(["", "0", "1"], { error: `accepts 1 or 0` })
    .default("")
    .transform((value) => value === "1");

const addressLike = (pattern: RegExp, accepts: string) =>
  z.string().refine((value) => pattern.test(value) && URL.canParse(value), { error: `accepts ${accepts}` });

const originPattern = /^https?:\/\/[^/\s?#]+\/?$/;
const isOrigin = (text: string) => originPattern.test(text) && URL.canParse(text);

const originUrl = () =>
  addressLike(originPattern, "an origin such as https://example.org")
    .transform((value) => new URL(value).origin)
    .optional();

/** Mail from and to ourselves has to pass every mail server. */
const mailAddress = () =>
  z
    .string()
    .refine((value) => !emailProblem(value), { error: "accepts a mail address" })
    .refine(isPlainEmail, { error: "accepts a mail address that has only ASCII characters before its @" })
    .transform(normalEmail)
    .optional();

/** An address with a name and a password in front of its host, in which some signs have to be encoded. */
const signedInAddress = (pattern: RegExp, accepts: string) =>
  z.string().superRefine((value, context) => {
    const signs = pattern.test(value) ? unencodedSigns(value) : [];
    const remedy = signs.map((sign) => `${sign} as ${encodeURIComponent(sign)}`).join(", ");
    if (remedy) context.addIssue({ code: "custom", message: `in its name or password encode ${remedy}` });
    else if (!pattern.test(value) || !URL.canParse(value))
      context.addIssue({ code: "custom", message: `accepts ${accepts}` });
  });

/** What ends the name or password of an address too early. */
function unencodedSigns(address: string): string[] {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const signedIn = address.slice(address.indexOf("//") + 2, address.lastIndexOf("@"));
  const isWhole =
    url && !url.hash && !url.pathname.includes("@") && (url.username || !url.port || !url.search.includes("@"));
  const signs = isWhole || !address.includes("@") ? [] : ["#", "/", "?"].filter((sign) => signedIn.includes(sign));
  return /%(?![0-9a-f]{2})/i.test(signedIn) ? [...signs, "%"] : signs;
}

const wholeNumber = ({ min, max, otherwise }: { min: number; max: number; otherwise: number }) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: `accepts a whole number from ${min} to ${max}` })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: `accepts a whole number from ${min} to ${max}` })
    .default(otherwise);

const allowances = (otherwise: string) =>
  z
    .string()
    .regex(/^(off|[1-9]\d{0,5}\/[1-9]\d{0,5}(,[1-9]\d{0,5}\/[1-9]\d{0,5})*)$/, {
      error: `accepts off, or counts per seconds such as ${otherwise}`,
    })
    .default(otherwise);

const buildEnvironmentShape = {
  CONTENT_DIR: z
    .string()
    .refine((folder) => missingFolders(folder).length === 0, {
      error: ({ input }) =>
        `accepts a folder that holds content/ and public/images/; ${input} has no ${missingFolders(String(input))[0]}`,
    })
    .default(projectFolder)
    .transform((folder) => resolve(folder)),
  BASE_PATH: z
    .string()
    .regex(/^\/([a-z0-9][a-z0-9._-]*\/)*$/, {
      error: "accepts / or a lower-case path with a slash at both ends, such as /studio/",
    })
    .default("/"),
  SITE_URL: originUrl(),
  FORM_ORIGIN: originUrl(),
  PREVIEW: isOn(),
  TODAY: plainFields.date("a day such as 2026-11-22").optional(),
  FIXTURES: isOn(),
};

const webhookKeys = "a key of 16 characters or more, or several, separated by spaces";

const envShape = z.object({
  ...buildEnvironmentShape,
  PORT: wholeNumber({ min: 0, max: 65535, otherwise: 3000 }),
  // Every address of this machine, IPv6 included, if it is not set.
  HOST: z.string().min(1, { error: "accepts a host name or an address" }).optional(),
  // Resolved at start: a deployment may remove the working directory that a relative path depends on.
  DATA_DIR: z
    .string()
    .min(1, { error: "accepts a folder" })
    .default("data")
    .transform((folder) => resolve(folder)),
  // The folder `files` in DATA_DIR, if it is not set.
  FILES_DIR: z
    .string()
    .min(1, { error: "accepts a folder" })
    .transform((folder) => resolve(folder))
    .optional(),
  FILES_QUOTA: z
    .string()
    .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}\/[1-9]\d{0,6}$/, {
      error:
        "accepts three numbers of MB such as 750/3000/20000: from one address an hour, from all an hour, kept in all",
    })
    .default("750/3000/20000"),
  DATABASE_URL: signedInAddress(/^postgres(ql)?:\/\//, "an address that starts with postgres://").optional(),
  SMTP_URL: signedInAddress(/^smtps?:\/\//, "an address that starts with smtp:// or smtps://").optional(),
  WEBHOOK_URL: addressLike(/^https?:\/\//, "an address that starts with https:// or http://").optional(),
  // Several while a key is replaced by another.
  WEBHOOK_SECRET: z
    .string()
    .transform((keys) => keys.trim().split(/\s+/))
    .refine((keys) => keys.every((key) => key.length >= 16), { error: `accepts ${webhookKeys}` })
    .optional(),
  WEBHOOK_TEMPLATE: z
    .string()
    .min(1, { error: "accepts a JSON file" })
    .transform((file) => resolve(file))
    .optional(),
  MAIL_FROM: mailAddress(),
  MAIL_TO: mailAddress(),
  TRUST_PROXY: z
    .string()
    .refine((value) => /^\d{1,2}$/.test(value) || value.split(",").every((network) => readNetwork(network.trim())), {
      error: "accepts a number of hops, or networks such as 10.0.0.0/8",
    })
    .optional(),
  ALLOWED_ORIGINS: z
    .string()
    .transform((list) => list.split(",").map((origin) => origin.trim()))
    .refine((origins) => origins.every(isOrigin), {
      error: "accepts origins such as https://example.org, separated by commas",
    })
    .transform((origins) => origins.map((origin) => new URL(origin).origin))
    .default([]),
  CONTENT_REMOTE: z
    .string()
    .regex(/^[^-\s]\S*$/, { error: "accepts the name or address of a repository" })
    .optional(),
  EDITING: z.enum(["on", "off"], { error: "accepts on or off" }).default("off"),
  RATE_LIMIT: allowances("5/60,30/3600"),
  PAGE_LIMIT: allowances("120/60"),
  METRICS_PORT: wholeNumber({ min: 0, max: 65535, otherwise: 0 }),
  RELEASE_CHECK_SECONDS: wholeNumber({ min: 0, max: 999_999_999, otherwise: 3600 }),
  // A typing mistake would only show once old tabs break.
  PREVIOUS_ASSETS: z
    .string()
    .refine((folder) => existsSync(`${folder}/.`), {
      error: ({ input }) => `accepts an existing folder; ${input} does not exist`,
    })
    .optional(),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], {
      error: "accepts debug, info, warn, error or silent",
    })
    .default("info"),
});

const envSchema = envShape
  .refine((env) => env.WEBHOOK_URL === undefined || env.WEBHOOK_SECRET !== undefined, {
    path: ["WEBHOOK_SECRET"],
    error: `is needed with WEBHOOK_URL; accepts ${webhookKeys}`,
  })
  .refine((env) => env.METRICS_PORT === 0 || env.METRICS_PORT !== env.PORT, {
    path: ["METRICS_PORT"],
    error: "accepts another port than PORT, which serves the site",
  });

export type Env = z.infer<typeof envSchema>;

const settings = [...Object.keys(envShape.shape), "BUILD_FOLDER"];

/** Whether a variable is one of the site's settings. */
export const isSetting = (name: string) => settings.includes(name);

/** Of variables that are nearly named like a setting, and so have no effect, a line each. */
export function misspeltSettings(variables: NodeJS.ProcessEnv): string[] {
  return Object.keys(variables).flatMap((name) => {
    const meant = settings.includes(name) ? undefined : nearestSetting(name);
    return meant && !variables[meant] ? [`${name} has no effect; did you mean ${meant}?`] : [];
  });
}

function nearestSetting(name: string): string | undefined {
  const bare = (text: string) => text.toUpperCase().replaceAll("_", "");
  const ranked = settings.map((setting) => ({ setting, distance: slipsBetween(bare(name), bare(setting), 2) }));
  // Short names are near to many that other programs read.
  const near = ranked.filter(({ setting, distance }) => distance === 0 || (distance <= 2 && bare(setting).length > 6));
  return near.sort((a, b) => a.distance - b.distance)[0]?.setting;
}

/** Its message has one line per wrong variable, each naming it and what it accepts. */
export class EnvError extends Error {
  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.name = "EnvError";
  }
}

/** Where files of enquiries are. */
export function filesFolderOf({ FILES_DIR, DATA_DIR }: Pick<Env, "FILES_DIR" | "DATA_DIR">): string {
  return FILES_DIR ?? join(DATA_DIR, "files");
}

/** @throws EnvError */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  return parse(envSchema, variables);
}

/** Folders of a build; no part of its settings. */
interface BuildFolders {
  buildDirectory: string;
  /** Holds `content/`, `brand/` and `public/`. */
  contentFolder: string;
}

/** The settings that are built in, and the folders of the build. */
export function readBuildEnvironment(variables: NodeJS.ProcessEnv): BuildEnvironment & BuildFolders {
  const values = parse(z.object(buildEnvironmentShape), variables);
  return {
    basePath: values.BASE_PATH,
    siteUrl: values.SITE_URL,
    formOrigin: values.FORM_ORIGIN,
    preview: values.PREVIEW,
    fixtures: values.FIXTURES,
    buildDirectory: variables.BUILD_DIRECTORY ?? "build/dev",
    contentFolder: values.CONTENT_DIR,
  };
}

function parse<Schema extends z.ZodType>(schema: Schema, variables: NodeJS.ProcessEnv): z.infer<Schema> {
  // Shells and unit files write an unset variable as an empty value.
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
}

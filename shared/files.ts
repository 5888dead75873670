import { formatNumber } from "./format.ts";

/** What an enquiry may bring along. */
export const fileLimits = { count: 5, bytes: 25 * 1024 * 1024 } as const;

/** The pages whose forms take them. */
export const pagesWithFiles: readonly string[] = ["/contact", "/brief"];

/** A file that came with an enquiry, as everybody may know it. */
export interface SentFile {
  name: string;
  /** Its media type, by its ending; the content was compared with it. */
  type: string;
  bytes: number;
}

/** What is wrong with the files of a form: too many, too large together, one of no kind that is taken, or an empty one. */
export type FilesProblem = "many" | "large" | "kind" | "empty";

const office = "application/vnd.openxmlformats-officedocument";
const openDocument = "application/vnd.oasis.opendocument";

/** The endings that are taken, each with its media type. */
export const fileTypes: ReadonlyMap<string, string> = new Map([
  ["pdf", "application/pdf"],
  ["txt", "text/plain"],
  ["md", "text/markdown"],
  ["csv", "text/csv"],
  ["tsv", "text/tab-separated-values"],
  ["json", "application/json"],
  ["rtf", "application/rtf"],
  ["docx", `${office}.wordprocessingml.document`],
  ["xlsx", `${office}.spreadsheetml.sheet`],
  ["pptx", `${office}.presentationml.presentation`],
  ["odt", `${openDocument}.text`],
  ["ods", `${openDocument}.spreadsheet`],
  ["odp", `${openDocument}.presentation`],
  ["doc", "application/msword"],
  ["xls", "application/vnd.ms-excel"],
  ["ppt", "application/vnd.ms-powerpoint"],
  ["png", "image/png"],
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["gif", "image/gif"],
  ["webp", "image/webp"],
  ["avif", "image/avif"],
  ["heic", "image/heic"],
  ["tif", "image/tiff"],
  ["tiff", "image/tiff"],
  ["zip", "application/zip"],
  ["7z", "application/x-7z-compressed"],
  ["rar", "application/vnd.rar"],
  ["gz", "application/gzip"],
  ["tgz", "application/gzip"],
  ["tar", "application/x-tar"],
]);

/** The ending of a file's name in lower case, without the dot. */
export function endingOf(name: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
}

/** The first problem of some files, as far as names and sizes tell. */
function filesProblem(files: readonly { name: string; bytes: number }[]): FilesProblem | undefined {
  const sum = files.reduce((total, { bytes }) => total + bytes, 0);
  if (files.length > fileLimits.count) return "many";
  if (sum > fileLimits.bytes) return "large";
  if (files.some(({ name }) => !fileTypes.has(endingOf(name)))) return "kind";
  return files.some(({ bytes }) => bytes === 0) ? "empty" : undefined;
}

/** A size for people: in kilobytes below one megabyte, else in megabytes with one decimal. */
export function sizeWords(bytes: number): string {
  if (bytes < 1024 * 1024) return `${formatNumber(Math.max(1, Math.round(bytes / 1024)))} KB`;
  return `${formatNumber(Math.round(bytes / (1024 * 102.4)) / 10)} MB`;
}

/** The same for a form as the browser has it; a field left empty brings a file without a name. */
export function typedFilesProblem(typed: FormData): FilesProblem | undefined {
  const files = typed.getAll("files").filter((file) => file instanceof File);
  return filesProblem(files.filter(({ name }) => name !== "").map(({ name, size }) => ({ name, bytes: size })));
}

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { Brand } from "../model/brand/brand.server.ts";
import type { ColourName } from "../model/brand/colour-names.server.ts";
import { soundBrand } from "../model/reading/read-brand.server.ts";
import { readContent } from "../model/reading/read-content.server.ts";
import { iconNames, makeIcon } from "./brand-icons.ts";
import { checkedContent } from "./checked-content.ts";

const name = "virtual:brand";
const resolved = `\0${name}`;
/** Stands for the site's origin in the sheet, which can print a link's path only. */
const printedOrigin = "https://printed-origin.invalid";

/**
 * Gives the theme the brand's colours and the site's origin, and pages its drawings as the module `virtual:brand`: the mark goes into the page,
 * because its needle moves, the logo into the sprite of icons, because every page shows it twice.
 */
export function brandLook({ root, siteUrl }: { root: string; siteUrl?: string | undefined }): Plugin {
  let base = "/";
  const read = lastSound(root);
  const files = () => {
    const brand = read();
    const sprite = spriteOf(brand);
    const hash = createHash("sha256").update(sprite).digest("base64url").slice(0, 8);
    return { brand, sprite, spriteName: `assets/icons-${hash}.svg` };
  };
  return {
    name: "brand-look",
    enforce: "pre",
    configResolved(config) {
      base = config.base;
    },
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const { brand, spriteName } = files();
      // The development server takes a watched file for an import, and one that is not there for a broken one.
      const watched = ["brand.yaml", "logo.svg", "mark.svg"].map((file) => join(root, "brand", file));
      for (const file of watched.filter((file) => existsSync(file))) this.addWatchFile(file);
      return moduleOf(brand, base + spriteName);
    },
    async transform(code, id) {
      if (!id.endsWith(".css")) return undefined;
      const made = code.includes(printedOrigin) ? code.replaceAll(printedOrigin, await originOf(root, siteUrl)) : code;
      if (made.includes("--brand(")) this.addWatchFile(join(root, "brand", "brand.yaml"));
      return { code: inColours(made, read()), map: null };
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      const { sprite, spriteName } = files();
      this.emitFile({ type: "asset", fileName: spriteName, source: sprite });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.startsWith(base) ? request.url.slice(base.length) : "";
        const made = path.startsWith("assets/icons-") ? Promise.resolve(files().sprite) : developedIcon(root, path);
        if (!made) return next();
        response.setHeader("Content-Type", /png$/.test(path) ? "image/png" : "image/svg+xml");
        made.then((bytes) => response.end(bytes)).catch(next);
      });
    },
  };
}

async function originOf(root: string, siteUrl: string | undefined): Promise<string> {
  return siteUrl?.replace(/\/$/, "") || (await checkedContent({ root, preview: false })).site.origin;
}

/** A build writes them as files. */
function developedIcon(root: string, path: string): Promise<Buffer> | undefined {
  const name = iconNames.find((file) => file === path);
  return name && readContent({ root, preview: true }).then((content) => makeIcon(name, content));
}

/** In development the last sound brand stays while a mistake in it is being mended. */
function lastSound(root: string): () => Brand {
  let last: Brand | undefined;
  return () => {
    try {
      last = soundBrand(root);
    } catch (error) {
      if (!last) throw error;
    }
    return last;
  };
}

const named = /--brand\(([\w-]+)((?: [\w.]+){3})?(?: \/ ([\d.]+))?\)/g;

/**
 * Sheets name a colour as `--brand(ink)`, its tones as `--brand(ink / 0.16)` with an opacity and `--brand(mari 0.9 0.12 h)`
 * with another lightness and chroma.
 */
function inColours(sheet: string, { colours }: Brand): string {
  return sheet.replace(named, (whole, name: string, tone = "", opacity = "") => {
    if (!(name in colours)) throw new Error(`a sheet names ${whole}, which no brand has`);
    const own = colours[name as ColourName].css.slice("oklch(".length, -1).split(" ");
    const parts = tone
      ? tone
          .trim()
          .split(" ")
          .map((part: string, at: number) => (/\d/.test(part) ? part : own[at]))
      : own;
    return `oklch(${parts.join(" ")}${opacity && ` / ${opacity}`})`;
  });
}

function spriteOf({ logo }: Brand): string {
  const icons = readFileSync(join(import.meta.dirname, "../app/ui/icons.svg"), "utf8");
  if (!logo) return icons;
  const { width, height, markup } = logo;
  return icons
    .replace(/\s*<\/svg>\s*$/, "")
    .concat(`\n<symbol id="wordmark" viewBox="0 0 ${width} ${height}">${markup}</symbol>\n</svg>\n`);
}

/** Single values, so that what a brand does not need is left out of the scripts. */
function moduleOf({ colours, logo, mark }: Brand, sprite: string): string {
  const values = {
    ...{ sprite, paper: colours.paper.hex },
    ...{ hasLogo: logo !== null, logoWidth: logo?.width ?? 0, logoHeight: logo?.height ?? 0 },
    ...{ hasMark: mark !== null, markView: `0 0 ${mark?.width} ${mark?.height}`, mark: mark?.markup ?? "" },
  };
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

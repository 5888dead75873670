import { join } from "node:path";
import type { ServerBuild } from "react-router";
import type { Content } from "#model/content.server.ts";
import type { Posted } from "#shared/receiving.ts";
import type { AppParts } from "./app.ts";
import { createStoreCheck, type ServerStore } from "./database/store.ts";
import { withDraftPages } from "./draft-pages.ts";
import { createEnquiries, type Enquiries } from "./enquiries/enquiries.ts";
import { type BuildEnvironment, type Env, filesFolderOf } from "./env.ts";
import { splitLanguage } from "./http/languages.ts";
import { pageLimit } from "./http/page-limit.ts";
import { createVisitorReader } from "./http/visitor.ts";
import { groundsOf } from "./images/colours.ts";
import { createImages, limitPictures } from "./images/images.ts";
import type { PictureProcess } from "./images/picture-process.ts";
import { createSharePictures } from "./images/share-pictures.ts";
import { readPageKinds } from "./release/page-kinds.ts";
import { type TimedSite, timeSite } from "./vitals/site-vitals.ts";
import type { Metrics } from "./watch/metrics.ts";

/** What the site's own bundle offers the server (see `app/entry.server.tsx`). */
type SiteModule = Pick<
  typeof import("../app/entry.server.tsx"),
  | "content"
  | "redirects"
  | "declaredQueries"
  | "isOutdated"
  | "requestContext"
  | "prerenderContext"
  | "exportContext"
  | "exportedFiles"
  | "createRequestHandler"
  | "createSiteHandler"
  | "renderMail"
  | "site"
  | "findShareCard"
  | "pictureGrounds"
  | "siteAddress"
  | "crawlerFile"
  | "tooManyPages"
>;

interface SiteOptions {
  build: ServerBuild;
  buildEnvironment: BuildEnvironment;
  env: Env;
  store: ServerStore;
}

/** The forms' service, with the site's addresses and mails. */
export function createSiteEnquiries({ build, buildEnvironment, env, store }: SiteOptions): Enquiries {
  const { renderMail, site } = siteOf(build);
  return createEnquiries({
    store,
    env,
    site,
    siteUrl: originOf(build, buildEnvironment) + buildEnvironment.basePath,
    renderMail,
    filesFolder: filesFolderOf(env),
  });
}

interface ServedSite extends SiteOptions {
  enquiries: Enquiries;
  publicFolder: string;
  /** Pictures that the build has already made. */
  madeFolder?: string;
  /** Makes the others; without it they are made in this process. */
  pictureProcess?: PictureProcess;
  isStopping: () => boolean;
  /** Where visit timings are counted, with the build's page weights. */
  timed: Pick<TimedSite, "store" | "buildId" | "weights">;
  metrics?: Metrics | undefined;
}

interface RenderParts {
  nonce: string | null;
  address: string;
  posted?: Posted | undefined;
}

/** What answers requests of a build, apart from its files and pages. */
export function siteParts({
  build,
  buildEnvironment,
  env,
  store,
  enquiries,
  isStopping,
  metrics,
  timed,
  pictureProcess,
  ...folders
}: ServedSite) {
  const site = siteOf(build);
  const handle = site.createSiteHandler(build);
  const { waitingTime } = enquiries;
  const canStore = createStoreCheck(store);
  const receiving = metrics?.countSendings(enquiries.receiving) ?? enquiries.receiving;
  const limit = limitPictures();
  const languageOf = splitLanguage(Object.keys(site.content.translations));
  const paths = readPageKinds(build.routes, languageOf);
  const { vitals, readVitals } = timeSite({ ...timed, env, patternOf: paths.patternOf });
  return {
    basePath: buildEnvironment.basePath,
    formOrigin: buildEnvironment.formOrigin,
    redirects: site.redirects,
    declaredQueries: site.declaredQueries,
    isOutdated: site.isOutdated,
    ...paths,
    languageOf,
    vitals,
    countPictures: () => ({ running: limit.activeCount, waiting: limit.pendingCount }),
    images: createImages({
      publicFolder: folders.publicFolder,
      madeFolder: folders.madeFolder,
      cacheFolder: join(env.DATA_DIR, "images"),
      limit,
      grounds: groundsOf(site.pictureGrounds),
      ...pictureProcess,
    }),
    sharePictures: createSharePictures({
      publicFolder: folders.publicFolder,
      cacheFolder: join(env.DATA_DIR, "share-pictures"),
      findCard: site.findShareCard,
      ...pictureProcess,
    }),
    siteAddress: site.siteAddress,
    crawlerFile: site.crawlerFile,
    isKnownPage: (path: string) => site.findShareCard(path) !== undefined,
    render: (request: Request, { nonce, address, posted }: RenderParts) =>
      handle(request, site.requestContext({ nonce, address, receiving, posted, vitals: readVitals })),
    /** A page with other content than the build's: a draft. */
    renderDraft: (request: Request, content: Content) =>
      site.createRequestHandler(withDraftPages(build, content))(
        request,
        site.requestContext({ nonce: null, address: "", receiving, content }),
      ),
    pageLimit: pageLimit(env, site.tooManyPages),
    isReady: async () => !isStopping() && (await canStore()),
    readVisitor: createVisitorReader(env.TRUST_PROXY),
    originRules: {
      siteHost: new URL(originOf(build, buildEnvironment)).host,
      allowedOrigins: new Set(env.ALLOWED_ORIGINS),
    },
    waitingTime,
    formFiles: enquiries.formFiles,
    fileDownload: enquiries.fileDownload,
  } satisfies Omit<AppParts, "files" | "pages" | "render"> & Record<string, unknown>;
}

/** What a build offers besides its routes. */
export function siteOf(build: ServerBuild): SiteModule {
  return build.entry.module as ServerBuild["entry"]["module"] & SiteModule;
}

/** Where the site is published. */
export function originOf(build: ServerBuild, buildEnvironment: BuildEnvironment): string {
  return buildEnvironment.siteUrl ?? siteOf(build).site.origin;
}

/**
 * Loaded before the framework's build (`--import`): it gives each page ten seconds of wall time, which nothing sets and which a
 * page takes longer than on a machine that has other work.
 */
const ofFramework = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (milliseconds) => ofFramework(milliseconds * 30);

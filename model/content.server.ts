import content from "virtual:content";

/** The checked content of this build. Routes read it; nothing at run time opens a content file. */
export { content };

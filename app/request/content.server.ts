import buildContent from "virtual:content";
import { createContext } from "react-router";
import type { Content } from "#model/content.server.ts";

/** The content that serves a request: the build's, unless the context sets another. */
export const contentKey = createContext<Content>(buildContent);

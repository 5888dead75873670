import buildContent from "virtual:content";
import { createContext } from "react-router";
import type { Content } from "#model/content.server.ts";

/** The content that a request is answered with: the build's, unless whoever makes the context sets another. */
export const contentKey = createContext<Content>(buildContent);

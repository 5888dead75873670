import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";

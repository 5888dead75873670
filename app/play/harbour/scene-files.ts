import type { SceneAddresses } from "../webgl/scene-file.ts";
import bin from "./scene/stage.bin?url&no-inline";
import gltf from "./scene/stage.gltf?url&no-inline";
import picture from "./scene/stage.webp?url&no-inline";

/** A build puts hashes into their names. */
export const sceneFiles: SceneAddresses = { gltf, bin, picture };

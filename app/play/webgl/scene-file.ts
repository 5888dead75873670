import { compose, type Matrix, type Triple } from "./matrix.ts";

/** Where an attribute lies in the file's bytes. */
interface View {
  offset: number;
  stride: number;
}
export interface Mesh {
  points: View;
  /** Of the box that holds all points, in the mesh's own space. */
  low: Triple;
  high: Triple;
  /** Only what moves has them. */
  normals?: View;
  colours?: View;
  corners: { offset: number; count: number };
}
interface Part {
  name: string;
  mesh: Mesh;
  matrix: Matrix;
}
export interface SceneFile {
  bytes: ArrayBuffer;
  picture: HTMLImageElement;
  parts: Part[];
  camera: { matrix: Matrix; halfWidth: number; halfHeight: number };
  /** All that came over the wire, unpacked. */
  byteCount: number;
}

interface Gltf {
  nodes: {
    name: string;
    mesh?: number;
    camera?: number;
    translation?: Triple;
    rotation?: [number, number, number, number];
    scale?: Triple;
  }[];
  meshes: { primitives: { attributes: Record<string, number>; indices: number }[] }[];
  accessors: { bufferView: number; count: number; min?: Triple; max?: Triple }[];
  bufferViews: { byteOffset: number; byteStride?: number }[];
  cameras: { orthographic: { xmag: number; ymag: number } }[];
}

/** Addresses of the three files; they are named here because a build puts hashes into names. */
export interface SceneAddresses {
  gltf: string;
  bin: string;
  picture: string;
}

/** Reads what `art/kit/export.py` writes: one buffer and one picture, quantised, below one node that makes z up. */
export async function readScene({ gltf, bin, picture }: SceneAddresses, signal: AbortSignal): Promise<SceneFile> {
  const [file, bytes, image] = await Promise.all([
    fetched(gltf, signal).then((response) => response.text()),
    fetched(bin, signal).then((response) => response.arrayBuffer()),
    decoded(picture),
  ]);
  const scene = JSON.parse(file) as Gltf;
  const meshes = scene.meshes.map(({ primitives }) => meshOf(scene, primitives[0]!));
  const matrixOf = ({ translation, rotation, scale }: Gltf["nodes"][number]) => compose(translation, rotation, scale);
  const { xmag, ymag } = scene.cameras[0]!.orthographic;
  return {
    bytes,
    picture: image,
    parts: scene.nodes.flatMap((node) =>
      node.mesh === undefined ? [] : [{ name: node.name, mesh: meshes[node.mesh]!, matrix: matrixOf(node) }],
    ),
    camera: {
      matrix: matrixOf(scene.nodes.find(({ camera }) => camera !== undefined)!),
      halfWidth: xmag,
      halfHeight: ymag,
    },
    byteCount: file.length + bytes.byteLength + sizeOf(picture),
  };
}

/** Points are quantised to 16 bits. */
const wholeUnit = 32767;

function meshOf(
  { accessors, bufferViews }: Gltf,
  { attributes, indices }: Gltf["meshes"][number]["primitives"][number],
) {
  const viewOf = (at: number | undefined) => {
    if (at === undefined) return undefined;
    const { byteOffset, byteStride = 0 } = bufferViews[accessors[at]!.bufferView]!;
    return { offset: byteOffset, stride: byteStride };
  };
  const { offset } = viewOf(indices)!;
  const { POSITION, NORMAL, COLOR_0 } = attributes;
  const { min = [0, 0, 0], max = [0, 0, 0] } = accessors[POSITION!]!;
  const inUnits = ([x, y, z]: Triple): Triple => [x / wholeUnit, y / wholeUnit, z / wholeUnit];
  return {
    points: viewOf(POSITION)!,
    low: inUnits(min),
    high: inUnits(max),
    normals: viewOf(NORMAL),
    colours: viewOf(COLOR_0),
    corners: { offset, count: accessors[indices]!.count },
  };
}

async function fetched(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

async function decoded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

function sizeOf(address: string): number {
  const entries = performance.getEntriesByName(new URL(address, location.href).href) as PerformanceResourceTiming[];
  return entries.at(-1)?.encodedBodySize ?? 0;
}

"""Writes glTF 2.0 with KHR_mesh_quantization: whole numbers of 16 and 8 bits, in a file beside it. z is up below its root."""
import json
import os

import numpy as np

SHORT, UNSIGNED_SHORT, BYTE = 5122, 5123, 5120


class Gltf:
    def __init__(self):
        self.bytes = bytearray()
        half = 2 ** -.5
        self.json = dict(
            asset=dict(version='2.0', generator='art/kit/export.py'), extensionsUsed=['KHR_mesh_quantization', 'KHR_materials_unlit'],
            extensionsRequired=['KHR_mesh_quantization'], scene=0, scenes=[dict(nodes=[0])],
            nodes=[dict(name='z-up', rotation=[-half, 0, 0, half], children=[])], meshes=[], accessors=[], bufferViews=[],
            materials=[
                dict(name='stage', extensions=dict(KHR_materials_unlit={}),
                     pbrMetallicRoughness=dict(baseColorTexture=dict(index=0), metallicFactor=0)),
                dict(name='toy', pbrMetallicRoughness=dict(metallicFactor=0, roughnessFactor=.45))],
            samplers=[dict(magFilter=9729, minFilter=9729, wrapS=33071, wrapT=33071)])
        self.scales = []

    def camera(self, thing, size):
        wide = thing.data.ortho_scale / 2
        self.json['cameras'] = [dict(type='orthographic', orthographic=dict(
            xmag=wide, ymag=wide * size[1] / size[0], znear=thing.data.clip_start, zfar=thing.data.clip_end))]
        place, turn, _ = thing.matrix_world.decompose()
        self._add(dict(name='camera', camera=0, translation=list(place), rotation=[turn.x, turn.y, turn.z, turn.w]))

    def mesh(self, name, points, corners, normals=None, colours=None):
        """Points are divided by the largest, which the node's scale gives back."""
        most = float(np.abs(points).max())
        self.scales.append(most)
        kept = np.round(points / most * 32767).astype(np.int16)
        values = dict(POSITION=self._values(np.pad(kept, ((0, 0), (0, 1))), SHORT, 'VEC3', True, 8, most=True))
        if normals is not None:
            values['NORMAL'] = self._values(np.pad(np.round(normals * 127).astype(np.int8), ((0, 0), (0, 1))), BYTE, 'VEC3', True, 4)
            encoded = np.round(np.clip(colours, 0, 1) * 65535).astype(np.uint16)
            values['COLOR_0'] = self._values(np.pad(encoded, ((0, 0), (0, 1)), constant_values=65535), UNSIGNED_SHORT, 'VEC4', True, 8)
        indices = self._values(corners.reshape(-1), UNSIGNED_SHORT, 'SCALAR', False)
        self.json['meshes'].append(dict(name=name, primitives=[dict(
            attributes=values, indices=indices, material=0 if normals is None else 1)]))
        return len(self.json['meshes']) - 1

    def node(self, name, mesh, origin=(0, 0, 0), matrix=None, size=None):
        scale = self.scales[mesh]
        node = dict(name=name, mesh=mesh)
        if matrix is None:
            node.update(translation=[round(v, 4) for v in origin], scale=[round(scale, 6)] * 3)
        else:
            place, turn, stretch = matrix.decompose()
            node['translation'] = [round(v, 4) for v in place]
            if abs(turn.w) < .99999:
                node['rotation'] = [round(v, 5) for v in (turn.x, turn.y, turn.z, turn.w)]
            node['scale'] = [round(float(a * b * scale), 4) for a, b in zip(stretch, size)]
        self._add(node)

    def write(self, folder, name):
        self.json['buffers'] = [dict(uri=f'{name}.bin', byteLength=len(self.bytes))]
        self.json['images'] = [dict(uri=f'{name}.webp', mimeType='image/webp')]
        self.json['extensionsUsed'].append('EXT_texture_webp')
        self.json['textures'] = [dict(sampler=0, extensions=dict(EXT_texture_webp=dict(source=0)))]
        with open(os.path.join(folder, f'{name}.bin'), 'wb') as file:
            file.write(self.bytes)
        with open(os.path.join(folder, f'{name}.gltf'), 'w', encoding='utf8') as file:
            json.dump(self.json, file, separators=(',', ':'))

    def _add(self, node):
        self.json['nodes'].append(node)
        self.json['nodes'][0]['children'].append(len(self.json['nodes']) - 1)

    def _values(self, array, kind, shape, is_normalised, stride=None, most=False):
        view = dict(buffer=0, byteOffset=len(self.bytes), byteLength=array.nbytes)
        if stride:
            view.update(byteStride=stride, target=34962)
        else:
            view['target'] = 34963
        self.bytes += array.tobytes()
        self.bytes += b'\0' * (-len(self.bytes) % 4)
        self.json['bufferViews'].append(view)
        accessor = dict(bufferView=len(self.json['bufferViews']) - 1, componentType=kind, type=shape, count=len(array))
        if is_normalised:
            accessor['normalized'] = True
        if most:
            accessor.update(min=[int(v) for v in array[:, :3].min(0)], max=[int(v) for v in array[:, :3].max(0)])
        self.json['accessors'].append(accessor)
        return len(self.json['accessors']) - 1

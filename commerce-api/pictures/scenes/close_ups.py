"""Cloth and skin from near: folds of velvet, curves of skin."""
import math

import bpy

from kit import cloth, materials as m, stage
from kit.shapes import add


def sheet(material, height, size=1.0, cells=260):
    """A horizontal sheet whose height at each point is a function of x and y."""
    vertices, faces = [], []
    for j in range(cells + 1):
        for i in range(cells + 1):
            x, y = (i / cells - 0.5) * size, (j / cells - 0.5) * size
            vertices.append((x, y, height(x, y)))
    for j in range(cells):
        for i in range(cells):
            a = j * (cells + 1) + i
            faces.append((a, a + 1, a + cells + 2, a + cells + 1))
    mesh = bpy.data.meshes.new('sheet')
    mesh.from_pydata(vertices, [], faces)
    return add('sheet', mesh, material)


def velvet():
    """Raspberry velvet that hangs aslant: its folds, light from the side."""
    cloth.curtain((-1.0, 0.20), (1.0, -0.10), 1.9, 10, 0.072, m.velvet(m.mixed(m.RASPBERRY, m.BLUSH, 0.12)), -0.9)
    stage.sky((1, 0.95, 0.92), 0.18)
    stage.panel((-1.2, -0.9, 1.2), (0, 0.1, 0.5), (0.7, 1.4), 34, (1.0, 0.88, 0.76))
    stage.panel((1.2, -1.1, 0.4), (0, 0.1, 0.5), (0.8, 1.0), 8, (1.0, 0.88, 0.90))
    eye = stage.camera((0.10, -1.05, 0.62), (0, 0.1, 0.52), 62, 7.0, (-0.05, 0.0, 0.55))
    eye.rotation_euler.rotate_axis('Z', 0.55)


def grain_of_skin(fine=900):
    """Skin: tones that change softly, lines too fine to count, light that goes in and comes out red."""
    material, shader = m.plain('skin', (0.66, 0.38, 0.28), 0.44)
    shader.inputs['Subsurface'].default_value = 0.30
    shader.inputs['Subsurface Radius'].default_value = (0.010, 0.004, 0.002)
    shader.inputs['Subsurface Color'].default_value = (0.75, 0.32, 0.22, 1)
    patches = m.node(material, 'ShaderNodeTexNoise', Scale=16, Detail=6, Roughness=0.6)
    m.link(material, m.placed(material), patches.inputs['Vector'])
    tones = m.ramp(material, patches.outputs['Fac'], [(0.30, (0.63, 0.345, 0.25)), (0.70, (0.71, 0.43, 0.32))])
    m.link(material, tones, shader.inputs['Base Color'])
    lines = m.node(material, 'ShaderNodeTexVoronoi', Scale=fine)
    lines.feature = 'DISTANCE_TO_EDGE'
    m.link(material, m.placed(material, (1, 1.6, 1), (0, 0, 0.6)), lines.inputs['Vector'])
    furrows = m.ramp(material, lines.outputs['Distance'], [(0.0, (0, 0, 0)), (0.30, (1, 1, 1))])
    m.bump(material, shader, furrows, 0.16, 0.0004)
    return material


def skin():
    """Curves of skin like hills in low light: no one's."""
    def height(x, y):
        across = x * 0.62 - y * 0.78
        first = 0.125 * math.exp(-((across + 0.03) / 0.15) ** 2) * (1 + 0.25 * math.sin(y * 4.0 + x * 2 + 0.8))
        second = 0.10 * math.exp(-((across + 0.42) / 0.16) ** 2) + 0.10 * math.exp(-((across - 0.40) / 0.14) ** 2)
        return first + second

    sheet(grain_of_skin(), height, 1.8, 340)
    stage.sky((1, 0.95, 0.92), 0.30)
    stage.panel((-0.75, 0.70, 0.60), (0, 0.05, 0.08), (0.5, 0.8), 52, (1.0, 0.88, 0.76))
    stage.panel((0.9, -0.5, 0.7), (0, 0, 0.05), (0.6, 0.6), 7.0, (1.0, 0.88, 0.86))
    stage.camera((0.06, -0.58, 0.46), (0.0, 0.05, 0.07), 60, 3.2, (-0.02, -0.04, 0.125))


SCENES = {'velvet': (61, velvet), 'skin': (63, skin)}


def build(variant):
    seed, scene = SCENES[variant]
    stage.begin(seed)
    scene()

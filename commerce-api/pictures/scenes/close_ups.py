"""Cloth and skin from near: folds of velvet, loops of a towel, the grain of skin."""
import math
import random

import bpy

from kit import cloth, materials as m, stage
from kit.shapes import add, plane


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
    """Long folds of raspberry velvet."""
    waves = [(random.uniform(0.7, 1.6), random.uniform(4, 9), random.uniform(0, 6.28), random.uniform(0.012, 0.03)) for _ in range(5)]

    def height(x, y):
        bent = x + 0.16 * math.sin(y * 3.1 + 0.6) + 0.05 * math.sin(y * 7.7)
        total = sum(deep * math.sin(bent * often * 2.2 + phase + y * slope) for slope, often, phase, deep in waves)
        return total + 0.045 * math.sin(bent * 15 + 0.8 * math.sin(y * 2.0)) + 0.02 * math.sin(bent * 31 + y * 3)

    sheet(m.velvet(m.mixed(m.RASPBERRY, m.BLUSH, 0.08)), height, 2.2, 420)
    stage.sky((1, 0.95, 0.92), 0.12)
    stage.panel((-0.9, 0.5, 0.55), (0, 0, 0), (0.5, 1.0), 16, (1.0, 0.88, 0.76))
    stage.panel((0.9, -0.6, 0.8), (0, 0, 0), (0.6, 0.8), 2.4, (0.9, 0.85, 1.0))
    stage.camera((0.05, -0.55, 0.80), (0, -0.02, 0.03), 50, 2.8, (0, -0.10, 0.06))


def towel():
    """The loops of a towel where it is folded."""
    cloth.folded_towel((0, 0, 0.010), 0.50, 0.40, m.terry(m.WHITE), 3, 0.026, math.pi / 2 * 3)
    cloth.folded_towel((0.02, 0.03, 0.098), 0.46, 0.38, m.terry(m.mixed(m.RASPBERRY, m.BLUSH, 0.12)), 3, 0.026, math.pi / 2 * 3 + 0.08)
    plane((0, 0, 0), (4, 4), m.plaster(m.mixed(m.PAPER, m.BLUSH, 0.4), 0.1))
    stage.sky((1, 0.95, 0.92), 0.25)
    stage.sun((0.9, 0.2, -0.55), 3.0, (1.0, 0.86, 0.70), 2.0)
    stage.panel((-0.8, -0.3, 0.6), (0, -0.2, 0.1), (0.5, 0.7), 8, (1.0, 0.92, 0.84))
    stage.camera((-0.16, -0.56, 0.26), (0.02, -0.18, 0.105), 70, 2.8, (0.0, -0.215, 0.12))


def grain_of_skin():
    """Skin: pale lines that cross, pores between them, light that goes in and comes out red."""
    material, shader = m.plain('skin', (0.66, 0.38, 0.28), 0.46)
    shader.inputs['Subsurface'].default_value = 0.35
    shader.inputs['Subsurface Radius'].default_value = (0.012, 0.004, 0.002)
    shader.inputs['Subsurface Color'].default_value = (0.75, 0.30, 0.20, 1)
    patches = m.node(material, 'ShaderNodeTexNoise', Scale=14, Detail=4)
    m.link(material, m.placed(material), patches.inputs['Vector'])
    tones = m.ramp(material, patches.outputs['Fac'], [(0.35, (0.62, 0.33, 0.24)), (0.65, (0.72, 0.44, 0.33))])
    m.link(material, tones, shader.inputs['Base Color'])
    lines = m.node(material, 'ShaderNodeTexVoronoi', Scale=260)
    lines.feature = 'DISTANCE_TO_EDGE'
    m.link(material, m.placed(material, (1, 1.7, 1), (0, 0, 0.6)), lines.inputs['Vector'])
    furrows = m.ramp(material, lines.outputs['Distance'], [(0.0, (0, 0, 0)), (0.18, (1, 1, 1))])
    m.bump(material, shader, furrows, 0.22, 0.0008)
    return material


def skin():
    """A curve of skin in low light: no one's, near enough to see its lines."""
    def height(x, y):
        return 0.075 * math.cos(x * 4.4 - y * 1.5) + 0.02 * math.sin(y * 4 + x * 2)

    sheet(grain_of_skin(), height, 1.3, 240)
    stage.sky((1, 0.93, 0.90), 0.20)
    stage.panel((-0.50, 0.10, 0.30), (0, 0, 0.05), (0.22, 0.6), 6.5, (1.0, 0.90, 0.80))
    stage.panel((0.5, -0.3, 0.5), (0, 0, 0), (0.3, 0.4), 0.7, (1.0, 0.86, 0.84))
    stage.camera((0.03, -0.36, 0.30), (0.0, -0.02, 0.055), 70, 4.0, (0.0, -0.05, 0.075))


def build(variant):
    stage.begin({'velvet': 61, 'towel': 62, 'skin': 63}[variant])
    {'velvet': velvet, 'towel': towel, 'skin': skin}[variant]()

"""Plants in pots and in vases."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from . import materials as m
from .shapes import add, turned, wire


def blade(length, width, bend, point=1.4):
    """A leaf along x: vertices and faces. @param bend how far its tip hangs, as a share of the length"""
    rows, vertices, faces = 10, [], []
    for i in range(rows + 1):
        t = i / rows
        half = width / 2 * math.sin(math.pi * min(1, t ** 0.75 * 0.98 + 0.01)) ** (1 / point)
        x, z = length * t * (1 - 0.15 * bend * t), -length * bend * t * t
        vertices += [(x, -half, z + half * 0.35), (x, 0, z), (x, half, z + half * 0.35)]
    for i in range(rows):
        for side in (0, 1):
            a = i * 3 + side
            faces.append((a, a + 1, a + 4, a + 3))
    return vertices, faces


def leaves(poses, material, point=1.4):
    """Many leaves as one mesh. @param poses position, heading, lift (radians), length, width, bend"""
    vertices, faces = [], []
    for position, heading, lift, length, width, bend in poses:
        form, parts = blade(length, width, bend, point)
        turn = Matrix.Rotation(heading, 4, 'Z') @ Matrix.Rotation(-lift, 4, 'Y') @ Matrix.Rotation(random.uniform(-0.5, 0.5), 4, 'X')
        start = len(vertices)
        vertices += [tuple(Vector(position) + turn @ Vector(v)) for v in form]
        faces += [tuple(start + i for i in part) for part in parts]
    mesh = bpy.data.meshes.new('leaves')
    mesh.from_pydata(vertices, [], faces)
    thing = add('leaves', mesh, material)
    soft = thing.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 1
    return thing


def pot(at, radius, height, material):
    x, y, z = at
    turned([(0, 0.02), (radius * 0.72, 0.02), (radius * 0.92, height - 0.03), (radius * 0.93, height), (radius, height), (radius * 1.0, height - 0.01),
            (radius * 0.80, 0.01), (radius * 0.77, 0), (0, 0)], material, at)
    turned([(0, height - 0.05), (radius * 0.9, height - 0.05)], m.plain('soil', (0.03, 0.02, 0.015), 1)[0], at)
    return x, y, z + height - 0.05


def rubber_plant(at, size, pot_material, color=(0.035, 0.085, 0.04)):
    """Large oval leaves along three stems."""
    x, y, z = pot(at, 0.16 * size, 0.32 * size, pot_material)
    stem = m.plain('stem', (0.14, 0.10, 0.05), 0.8)[0]
    poses = []
    for number in range(4):
        lean, way = random.uniform(0.06, 0.26), number * 1.6 + random.uniform(-0.4, 0.4)
        height = random.uniform(0.75, 1.15) * size
        top = (x + math.cos(way) * lean * height, y + math.sin(way) * lean * height, z + height)
        wire([(x, y, z), (x, y, z + height * 0.5), top], 0.007 * size, stem)
        for i in range(12):
            t = 0.22 + 0.78 * i / 11
            lead = lean * height * t * t
            poses.append(((x + math.cos(way) * lead, y + math.sin(way) * lead, z + height * t), i * 2.4 + random.uniform(-0.3, 0.3),
                          random.uniform(0.25, 0.8), random.uniform(0.20, 0.30) * size, random.uniform(0.10, 0.14) * size, random.uniform(0.2, 0.6)))
    return leaves(poses, m.leaf(color))


def sword_plant(at, size, pot_material):
    """Upright blades."""
    x, y, z = pot(at, 0.15 * size, 0.30 * size, pot_material)
    poses = [((x + random.uniform(-0.06, 0.06) * size, y + random.uniform(-0.06, 0.06) * size, z), random.uniform(0, 6.28),
              random.uniform(1.2, 1.5), random.uniform(0.5, 0.95) * size, 0.065 * size, random.uniform(-0.05, 0.12)) for _ in range(18)]
    return leaves(poses, m.leaf((0.07, 0.13, 0.06)), point=3)


def branches(at, size, count, color=(0.14, 0.20, 0.13), spread=0.5, leaf_size=0.05):
    """Branches with small leaves (olive, eucalyptus) out of a vase whose mouth is `at`."""
    x, y, z = at
    stem = m.plain('stem', (0.12, 0.08, 0.05), 0.8)[0]
    poses = []
    for number in range(count):
        way = number * 2.4 + random.uniform(-0.4, 0.4)
        lean, height = random.uniform(0.25, 1.0) * spread * size, random.uniform(0.75, 1.1) * size
        def point(t):
            return (x + math.cos(way) * lean * t * t, y + math.sin(way) * lean * t * t, z + height * (t - 0.12 * t * t))
        wire([(x, y, z - 0.1 * size), point(0), point(0.35), point(0.7), point(1)], 0.0028 * size + 0.0006, stem)
        pairs = int(9 * height / size) + 5
        for i in range(pairs):
            t = 0.2 + 0.8 * i / (pairs - 1)
            for side in (1, -1):
                poses.append((point(t), way + side * random.uniform(0.9, 1.7), random.uniform(-0.1, 0.7), leaf_size * size * random.uniform(0.9, 1.7),
                              leaf_size * size * random.uniform(0.32, 0.5), random.uniform(0.05, 0.5)))
    return leaves(poses, m.leaf(color))


def dry_grass(at, size, count, color=(0.62, 0.47, 0.30)):
    """Pampas: plumes of fine hairs."""
    x, y, z = at
    stem = m.plain('straw', color, 0.9)[0]
    poses = []
    for number in range(count):
        way, lean, height = number * 2.4, random.uniform(0.1, 0.5) * size, random.uniform(0.8, 1.15) * size
        top = (x + math.cos(way) * lean, y + math.sin(way) * lean, z + height)
        wire([(x, y, z - 0.1 * size), (x, y, z + height * 0.4), top], 0.002, stem)
        for i in range(90):
            t = 0.55 + 0.45 * random.random()
            lead = lean * t * t
            poses.append(((x + math.cos(way) * lead, y + math.sin(way) * lead, z + height * t), random.uniform(0, 6.28), random.uniform(0.7, 1.35),
                          0.13 * size * (1.25 - t) + 0.04, 0.006 * size, random.uniform(0.2, 0.9)))
    return leaves(poses, m.plain('plume', color, 0.95, sheen=0.4)[0], point=2)

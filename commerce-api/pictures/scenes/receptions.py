"""Receptions: a desk, a shelf, a place to sit, seen from the door."""
import math
import random

from kit import cloth, materials as m, plants, stage
from kit.shapes import arch, ball, box, outline, ring, rounded, tube, turned
from scenes import room_parts as parts
from scenes.rooms import MIRRORED, VARIANTS, floor_of, plant_of  # noqa: F401


def desk(at, size, front, top, turn=0.0):
    """A desk with a ribbed front and rounded ends, its front towards -y."""
    x, y = at
    width, depth, height = size
    box((x, y, height / 2 + 0.04), (width - 0.10, depth - 0.10, height - 0.08), front, 0.02)
    ribs = int((width - 0.06) / 0.05)
    for i in range(ribs + 1):
        left = x - width / 2 + 0.03 + i * (width - 0.06) / ribs
        tube((left, y - depth / 2 + 0.045, 0.08), (left, y - depth / 2 + 0.045, height - 0.02), 0.0235, front, 14)
    for side in (-1, 1):
        for i in range(int(depth / 0.05)):
            deep = y - depth / 2 + 0.06 + i * 0.05
            tube((x + side * (width / 2 - 0.045), deep, 0.08), (x + side * (width / 2 - 0.045), deep, height - 0.02), 0.0235, front, 14)
    box((x, y, 0.04), (width - 0.14, depth - 0.14, 0.08), m.metal(m.BRASS, 0.35), 0.003)
    box((x, y, height + 0.015), (width + 0.04, depth + 0.04, 0.05), top, 0.02, segments=5)


def armchair(at, turn, material, legs):
    """A rounded chair, facing -y before it is turned."""
    import bpy
    before = set(bpy.data.objects)
    box((0, 0, 0.30), (0.66, 0.62, 0.20), material, 0.07, segments=6)
    seat = box((0, -0.03, 0.42), (0.52, 0.54, 0.13), material, 0.055, segments=6)
    cloth.fluffy(seat, 0.2, 0.015)
    outer = [(math.cos(a) * 0.37, math.sin(a) * 0.34 + 0.02) for a in [math.pi * i / 24 for i in range(25)]]
    inner = [(px * 0.72, (py - 0.02) * 0.70 + 0.02) for px, py in reversed(outer)]
    shell = outline([*outer, *inner], 0.42, material, (0, 0, 0.68), (-math.pi / 2, 0, 0), 0.055)
    shell.modifiers['bevel'].segments = 5
    shell.location = (0, 0, 0.76)
    for dx in (-0.24, 0.24):
        for dy in (-0.22, 0.22):
            tube((dx, dy, 0.22), (dx * 1.15, dy * 1.15, 0.0), 0.016, legs)
    anchor = bpy.data.objects.new('chair', None)
    bpy.context.collection.objects.link(anchor)
    for thing in set(bpy.data.objects) - before - {anchor}:
        thing.parent = anchor
    anchor.location, anchor.rotation_euler = (at[0], at[1], 0), (0, 0, turn)


def round_table(at, radius, height, material, leg):
    x, y = at
    turned(rounded([(0, height), (radius, height), (radius, height - 0.03), (0, height - 0.03)], 0.012), material, (x, y, 0))
    turned(rounded([(0.03, height - 0.02), (0.026, 0.30), (0.05, 0.06), (radius * 0.62, 0.02), (radius * 0.62, 0.0), (0, 0)], 0.03), leg, (x, y, 0))


def mark(at, size, material):
    """A round sign with a sprig, which names no brand."""
    x, y, z = at
    turned(rounded([(0, 0), (size, 0), (size, 0.025), (0, 0.025)], 0.006), m.lacquer(m.mixed(m.PAPER, m.WHITE, 0.5), 0.5), (x, y, z), (math.pi / 2, 0, 0))
    ring((x, y - 0.027, z), size * 0.86, 0.006, material, (math.pi / 2, 0, 0))
    for side in (-1, 1):
        for i in range(4):
            leaf = ball((x + side * size * (0.17 + 0.02 * i), y - 0.03, z - size * 0.38 + i * size * 0.26), size * 0.17, material, (1.0, 0.14, 0.40), (0, side * -0.75, 0))
    tube((x, y - 0.03, z - size * 0.58), (x, y - 0.03, z + size * 0.52), 0.006, material, 12)


def build(variant):
    look = VARIANTS[variant]
    stage.begin(look['seed'] + 100)
    width, depth, height = 4.6, 3.6, 2.8
    wall, wood = m.plaster(look['wall']), m.wood(look['wood'], (1, 12, 12))
    parts.walls(width, depth, height, wall, floor_of(look), m.plaster(look['back']))
    opening = (0.35, 2.25, 0.35, 2.45)
    parts.window_wall(width, depth, height, wall, opening, panes=(2, 4))
    parts.outside(width, opening)
    parts.behind_camera(m.mixed(look['wall'], m.INK, 0.2))
    ribbed = m.wood(look['wood'], (12, 12, 1)) if variant in ('willow', 'slate') else m.lacquer(m.mixed(look['accent'], m.BLUSH, 0.25), 0.5)
    desk((0.75, 2.35), (1.75, 0.62, 1.02), ribbed, m.stone(m.mixed(m.WHITE, m.PAPER, 0.4), m.CLAY))
    mark((0.75, depth - 0.002, 1.95), 0.30, m.metal())
    for i in (-1, 1):
        parts.pendant((0.75 + i * 0.46, 2.3, 2.02), height, m.lacquer(look['accent'], 0.4), 0.11, 8, look['lamp'])
    mouth = parts.vase((1.30, 2.36, 1.04), 0.085, 0.24, m.ceramic(m.mixed(look['accent'], m.WHITE, 0.45)))
    plants.branches(mouth, 0.48, 6, leaf_size=0.075) if variant != 'amber' else plants.dry_grass(mouth, 0.5, 6)
    screen = box((0.45, 2.45, 1.22), (0.46, 0.02, 0.28), m.lacquer(m.mixed(m.WHITE, m.INK, 0.15), 0.3), 0.008)
    screen.rotation_euler = (math.radians(-6), 0, 0.1)
    tube((0.45, 2.47, 1.04), (0.45, 2.47, 1.14), 0.015, m.metal(m.STEEL))
    parts.bottle((0.98, 2.20, 1.04), 0.028, 0.14, m.glass((0.50, 0.20, 0.06), 0.05), m.plain('cap', m.INK, 0.4)[0], True)
    parts.bowl((0.15, 2.18, 1.04), 0.07, 0.045, m.ceramic(m.WHITE))
    parts.shelf((-0.95, depth, 1.30), 1.15, wood, colors=(look['accent'], m.WHITE))
    parts.shelf((-0.95, depth, 1.72), 1.15, wood, colors=(m.WHITE, look['accent']))
    parts.cabinet((-0.95, depth - 0.02), (1.15, 0.38, 0.62), wood, 2)
    armchair((-1.35, 1.55), 0.9, m.velvet(look['accent']), m.wood(look['wood']))
    if variant in ('linden', 'slate'):
        armchair((-1.50, 0.45), 1.9, m.velvet(m.mixed(m.LINEN, look['wall'], 0.3)), m.wood(look['wood']))
    round_table((-0.72, 0.95), 0.26, 0.46, m.stone(m.mixed(m.WHITE, m.PAPER, 0.3), m.CLAY), m.metal())
    turned(rounded([(0, 0.004), (0.030, 0.004), (0.040, 0.07), (0.037, 0.07), (0.028, 0.01), (0, 0.01)], 0.004), m.ceramic(m.WHITE), (-0.78, 0.90, 0.46))
    box((-0.66, 1.02, 0.466), (0.20, 0.27, 0.012), m.plain('journal', m.mixed(look['accent'], m.PAPER, 0.5), 0.6)[0], 0.002, 0.5)
    parts.rug((-0.95, 0.95), (1.7, 1.9), m.mixed(m.LINEN, look['wall'], 0.4), m.mixed(look['accent'], m.LINEN, 0.5))
    plant_of(look['plant'], (1.98, 3.05, 0), 1.35, m.ceramic(m.mixed(m.CLAY, m.PAPER, 0.35)))
    stage.sun(look['sun'], 6.0)
    stage.sky((0.92, 0.93, 1.0), 0.42)
    stage.panel((-2.35, 1.3, 1.5), (0.6, 1.6, 0.8), (1.8, 2.0), 55, (1.0, 0.93, 0.86))
    stage.panel((1.4, -2.6, 2.6), (0.2, 1.8, 0.8), (2.4, 1.4), 32, (1.0, 0.88, 0.78))
    stage.camera((0.85, -2.25, 1.36), (-0.05, 2.2, 1.05), 27, 2.4, (0.4, 2.0, 1.0))

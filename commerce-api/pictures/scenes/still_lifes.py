"""Still lifes on a stone or wooden top: towel, oil, stone, cooling gel. One key from a window at the left, behind."""
import math
import random

from kit import cloth, materials as m, plants, stage
from kit.shapes import ball, box, pebble, plane, ring, rounded, tube, turned
from scenes import room_parts as parts

EXPOSURE = {'stones': 0.25}


def table(top, wall):
    """A top whose far edge is out of focus, before a wall."""
    box((0, 0.25, -0.03), (3.2, 1.5, 0.06), top, 0.004)
    back = plane((0, 1.25, 0.8), (5, 3), wall, (math.pi / 2, 0, 0))
    back.visible_shadow = False


def light(accent=None, power=60):
    """A window at the left behind, with a plant's shadow; a white card at the right."""
    stage.sky((0.95, 0.95, 1.0), 0.22)
    stage.sun((0.80, -0.42, -0.52), 3.4, (1.0, 0.85, 0.66), 1.6)
    stage.panel((-1.5, 0.5, 1.1), (0, 0, 0.1), (1.0, 1.2), power, (1.0, 0.92, 0.83))
    stage.panel((1.6, -0.9, 0.9), (0, 0, 0.1), (1.2, 1.0), power * 0.16, (1.0, 0.86, 0.78))
    gobo()


def gobo():
    """Leaves beside the window: their soft shadow falls on the wall and the top."""
    random.seed(5)
    plants.branches((-1.25, 1.05, 0.45), 0.75, 4, leaf_size=0.11, spread=0.9)


def towels():
    table(m.stone(m.mixed(m.PAPER, m.SAND, 0.3), m.CLAY), m.plaster(m.mixed(m.PAPER, m.BLUSH, 0.40)))
    white, accent = m.terry(m.WHITE), m.terry(m.mixed(m.RASPBERRY, m.BLUSH, 0.10))
    for i, cloth_of in enumerate((m.terry(m.LINEN), white, accent)):
        cloth.folded_towel((0.02 + i * 0.004, 0.05, 0.012 + i * 0.072), 0.34 - i * 0.012, 0.26, cloth_of, 4, 0.0165, math.pi + 0.22 + i * 0.05)
    cloth.rolled_towel((-0.30, -0.06, 0.058), 0.056, 0.24, white, 0.5)
    mouth = parts.vase((0.36, 0.22, 0), 0.075, 0.20, m.ceramic(m.mixed(m.CLAY, m.PAPER, 0.45)))
    plants.branches(mouth, 0.42, 5, leaf_size=0.085)
    turned(rounded([(0, 0.002), (0.036, 0.002), (0.036, 0.082), (0.032, 0.082), (0.032, 0.066), (0, 0.066)], 0.003), m.ceramic(m.mixed(m.BLUSH, m.PAPER, 0.4)), (0.27, -0.16, 0))
    tube((0.27, -0.16, 0.062), (0.27, -0.16, 0.080), 0.0012, m.plain('wick', m.INK, 1)[0])
    ball((0.27, -0.16, 0.092), 0.006, m.glow((1.0, 0.62, 0.25), 30), (0.8, 0.8, 2.0))
    light()
    stage.camera((0.10, -1.22, 0.44), (0.02, 0.05, 0.115), 58, 2.8, (0.02, -0.07, 0.15))


def oil():
    table(m.wood(m.mixed(m.WALNUT, m.OAK, 0.25), (1, 10, 10), 0.38), m.plaster(m.mixed(m.PAPER, m.SAND, 0.42)))
    # Filled to its neck, so that no glass is to be seen through.
    filled = m.jelly((0.72, 0.36, 0.05), (0.95, 0.60, 0.15))
    body = rounded([(0, 0.004), (0.040, 0.004), (0.040, 0.105), (0.014, 0.135), (0.014, 0.160)], 0.010)
    turned(body, filled, (-0.06, 0.02, 0))
    turned(rounded([(0, 0.150), (0.013, 0.158), (0.017, 0.166), (0.017, 0.188), (0, 0.188)], 0.003), m.wood(m.OAK), (-0.06, 0.02, 0))
    parts.bowl((0.13, -0.08, 0), 0.070, 0.045, m.ceramic(m.mixed(m.PAPER, m.WHITE, 0.5)))
    turned([(0, 0.030), (0.0585, 0.030)], m.jelly((0.75, 0.42, 0.06)), (0.13, -0.08, 0))
    bottle_of(m.jelly((0.20, 0.055, 0.012)), (-0.22, 0.17, 0), 0.030, 0.115)
    cloth.folded_towel((0.30, 0.20, 0.012), 0.26, 0.24, m.terry(m.WHITE), 4, 0.018, math.pi + 0.3)
    rest = plane((0, 0, 0.001), (3, 1.4), None)
    cloth.thrown((-0.20, -0.20, 0.06), (0.34, 0.26), [rest], m.linen(m.RASPBERRY, strength=0.5), 0.4, frames=22, cells=40, crease=0.03, gap=0.003, thick=0.003)
    rest.hide_render = True
    mouth = parts.vase((0.05, 0.30, 0), 0.055, 0.12, m.ceramic(m.mixed(m.CLAY, m.PAPER, 0.3)))
    plants.branches(mouth, 0.30, 4, leaf_size=0.09, spread=1.0)
    light(power=70)
    stage.camera((0.06, -0.86, 0.34), (0.02, 0.02, 0.065), 62, 2.8, (-0.06, -0.02, 0.09))


def bottle_of(glass, at, radius, height):
    turned(rounded([(0, 0.003), (radius, 0.003), (radius, height * 0.75), (radius * 0.42, height * 0.9), (radius * 0.42, height)], 0.006), glass, at)
    turned(rounded([(0, height * 0.97), (radius * 0.52, height * 0.97), (radius * 0.48, height * 1.25), (0, height * 1.25)], 0.003), m.plain('cap', m.INK, 0.35)[0], at)
    turned(rounded([(0, height * 1.22), (radius * 0.30, height * 1.22), (radius * 0.22, height * 1.62), (0, height * 1.70)], 0.004), m.plain('bulb', m.INK, 0.6)[0], at)


def stones():
    table(m.wood(m.mixed(m.OAK, m.PAPER, 0.35), (1, 10, 10)), m.plaster(m.mixed(m.PAPER, m.SAGE, 0.45)))
    basalt = m.stone((0.045, 0.045, 0.048), (0.10, 0.10, 0.10), 9, 0.42)
    pale = m.stone(m.mixed(m.SAND, m.WHITE, 0.35), m.CLAY, 7, 0.5)
    z = 0.0
    for size, dx, turn in (((0.088, 0.070, 0.027), 0, 0.2), ((0.066, 0.054, 0.022), 0.006, 1.1), ((0.048, 0.038, 0.018), -0.004, 0.5)):
        pebble((-0.02 + dx, 0.02, z + size[2]), size, basalt, turn)
        z += size[2] * 1.86
    for at, size, turn in (((0.15, -0.06), (0.052, 0.042, 0.019), 0.9), ((0.22, 0.05), (0.040, 0.034, 0.016), 2.0)):
        pebble((*at, size[2]), size, basalt if turn < 1 else pale, turn)
    cloth.folded_towel((-0.29, 0.18, 0.012), 0.30, 0.26, m.terry(m.WHITE), 4, 0.018, 0.25)
    cloth.rolled_towel((-0.27, 0.15, 0.135), 0.050, 0.24, m.terry(m.mixed(m.SAGE, m.WHITE, 0.35)), 1.75)
    parts.bowl((0.28, 0.24, 0), 0.085, 0.06, m.ceramic(m.mixed(m.SAGE, m.WHITE, 0.5)))
    mouth = parts.vase((0.05, 0.34, 0), 0.055, 0.13, m.ceramic(m.mixed(m.SAGE, m.INK, 0.25)))
    plants.branches(mouth, 0.32, 4, leaf_size=0.09, spread=1.0)
    light()
    stage.camera((0.12, -0.95, 0.33), (0.0, 0.03, 0.075), 62, 2.8, (-0.02, -0.03, 0.07))


def gel():
    table(m.stone(m.mixed(m.WHITE, m.SLATE, 0.12), m.SLATE, 2.2), m.plaster(m.mixed(m.PAPER, m.SLATE, 0.24)))
    clear = m.jelly((0.42, 0.70, 0.80), (0.60, 0.85, 0.92))
    jar = rounded([(0, 0.004), (0.052, 0.004), (0.052, 0.066), (0.047, 0.066), (0.047, 0.012), (0, 0.012)], 0.004)
    turned(jar, m.ceramic(m.mixed(m.WHITE, m.SLATE, 0.06), 0.25), (-0.03, 0.0, 0))
    swirl = [(0, 0.013), (0.0465, 0.013), (0.0465, 0.052), (0.038, 0.060), (0.022, 0.064), (0.012, 0.074), (0.003, 0.084), (0, 0.085)]
    turned(rounded(swirl, 0.006), clear, (-0.03, 0.0, 0))
    turned(rounded([(0, 0.001), (0.055, 0.001), (0.055, 0.018), (0, 0.018)], 0.003), m.metal(m.STEEL, 0.3), (0.10, -0.10, 0)).rotation_euler = (0.0, 0, 0)
    tube_of_gel((0.17, 0.13, 0.0), m.plain('tube', m.mixed(m.WHITE, m.SLATE, 0.10), 0.35, coat=0.3)[0], m.plain('cap', m.RASPBERRY, 0.35, coat=0.4)[0])
    for dx, dy, r in ((0.02, -0.16, 0.020), (0.055, -0.185, 0.011), (-0.02, -0.19, 0.008), (0.075, -0.15, 0.006)):
        ball((dx, dy, r * 0.30), r, clear, (1, 1, 0.42))
    box((-0.165, -0.105, 0.004), (0.19, 0.024, 0.004), m.wood(m.OAK, (1, 12, 12)), 0.0019, 0.5)
    cloth.folded_towel((-0.28, 0.19, 0.012), 0.28, 0.24, m.terry(m.WHITE), 4, 0.018, 0.2)
    light(power=80)
    stage.camera((0.06, -0.80, 0.30), (0.005, 0.03, 0.072), 60, 2.8, (-0.03, -0.04, 0.055))


def tube_of_gel(at, body, cap):
    """A tube that stands on its cap."""
    import bmesh
    from kit.shapes import from_bmesh
    built = bmesh.new()
    rings = []
    for i in range(17):
        t = i / 16
        rings.append([built.verts.new((0.030 * (1 + 0.22 * t) * math.cos(a), 0.030 * (1 - 0.97 * t ** 1.6) * math.sin(a), 0.032 + 0.125 * t)) for a in [2 * math.pi * k / 48 for k in range(48)]])
    for lower, upper in zip(rings, rings[1:]):
        for k in range(48):
            built.faces.new((lower[k], lower[(k + 1) % 48], upper[(k + 1) % 48], upper[k]))
    from_bmesh('tube', built, body, at, (0, 0, 0.35))
    turned(rounded([(0, 0.001), (0.026, 0.001), (0.026, 0.034), (0, 0.034)], 0.003), cap, at)


def suit():
    """The suit of endermology: thin white cloth, folded, and one rolled with its band."""
    table(m.wood(m.mixed(m.OAK, m.PAPER, 0.45), (1, 10, 10)), m.plaster(m.mixed(m.PAPER, m.SAGE, 0.35)))
    knit = m.linen(m.mixed(m.WHITE, m.PAPER, 0.25), 1800, 0.25)
    cloth.folded_towel((0.05, 0.04, 0.006), 0.34, 0.28, knit, 6, 0.0075, math.pi + 0.25)
    cloth.rolled_towel((0.0, 0.0, 0.098), 0.045, 0.26, knit, 1.75, 7)
    tube((-0.012, -0.0022, 0.098), (0.018, 0.0033, 0.098), 0.0475, m.linen(m.mixed(m.RASPBERRY, m.BLUSH, 0.10), 1800), edge=0.001)
    jar_of_cream((0.255, -0.10, 0))
    mouth = parts.vase((-0.27, 0.24, 0), 0.060, 0.14, m.ceramic(m.mixed(m.SAGE, m.WHITE, 0.45)))
    plants.branches(mouth, 0.34, 4, leaf_size=0.09, spread=0.9)
    light()
    stage.camera((0.10, -1.05, 0.42), (0.02, 0.03, 0.085), 60, 2.8, (0.0, -0.05, 0.11))


def jar_of_cream(at):
    parts.jar(at, 0.042, 0.045, m.ceramic(m.mixed(m.BLUSH, m.PAPER, 0.45)), m.wood(m.OAK))


def rolls():
    """Three rolled towels, near, their spirals towards the camera."""
    table(m.wood(m.mixed(m.OAK, m.PAPER, 0.25), (1, 10, 10)), m.plaster(m.mixed(m.PAPER, m.BLUSH, 0.35)))
    tones = (m.WHITE, m.mixed(m.BLUSH, m.WHITE, 0.45), m.mixed(m.RASPBERRY, m.BLUSH, 0.12))
    for (x, z), tone in zip(((-0.064, 0.064), (0.064, 0.064), (0.002, 0.174)), tones):
        cloth.rolled_towel((x, 0.06, z), 0.062, 0.26, m.terry(tone), 0.04, 5)
    mouth = parts.vase((0.27, 0.24, 0), 0.060, 0.15, m.ceramic(m.mixed(m.CLAY, m.PAPER, 0.35)))
    plants.branches(mouth, 0.34, 4, leaf_size=0.09, spread=0.9)
    light()
    stage.camera((-0.26, -0.82, 0.24), (0.015, 0.0, 0.112), 66, 2.8, (0.0, -0.07, 0.11))


SCENES = {'towels': (2, towels), 'oil': (4, oil), 'stones': (6, stones), 'gel': (8, gel), 'suit': (10, suit), 'rolls': (12, rolls)}


def build(variant):
    seed, scene = SCENES[variant]
    stage.begin(seed)
    scene()

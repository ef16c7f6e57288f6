"""Treatment rooms: the same couch seen in rooms that differ in plan, wall, floor, light and things."""
import math

from kit import cloth, materials as m, plants, stage
from kit.shapes import box, plane, tube, turned
from scenes import room_parts as parts
from scenes.device_parts import standing_device

VARIANTS = {
    'linden': dict(seed=3, wall=m.mixed(m.PAPER, m.BLUSH, 0.22), back=m.mixed(m.PAPER, m.BLUSH, 0.42), floor='planks', floor_color=m.OAK, wood=m.OAK, accent=m.RASPBERRY,
                   plant='rubber', lamp='globe', base='wood', niche=True, sun=(0.85, 1.0, -0.36)),
    'willow': dict(seed=11, wall=m.mixed(m.PAPER, m.SAGE, 0.30), back=m.mixed(m.PAPER, m.SAGE, 0.55), floor='planks', floor_color=m.mixed(m.OAK, m.PAPER, 0.45), wood=m.mixed(m.OAK, m.PAPER, 0.3), accent=m.mixed(m.SAGE, m.WHITE, 0.12),
                   plant='sword', lamp='ribs', base='wood', niche=False, sun=(0.9, 0.85, -0.42)),
    'amber': dict(seed=21, wall=m.mixed(m.PAPER, m.SAND, 0.35), back=m.mixed(m.SAND, m.CLAY, 0.45), floor='terrazzo', floor_color=m.mixed(m.PAPER, m.SAND, 0.2), wood=m.WALNUT, accent=m.mixed(m.CLAY, m.SAND, 0.3),
                  plant='branches', lamp='dome', base='column', niche=True, sun=(0.8, 1.05, -0.32)),
    'slate': dict(seed=33, wall=m.mixed(m.PAPER, m.SLATE, 0.35), back=m.mixed(m.SLATE, m.PAPER, 0.22), floor='planks', floor_color=m.WALNUT, wood=m.WALNUT, accent=m.mixed(m.SLATE, m.WHITE, 0.10),
                  plant='sword', lamp='dome', base='column', niche=False, sun=(0.9, 0.9, -0.40)),
}

# Seen in a mirror: the same plan with its window on the other side.
MIRRORED = ('amber', 'slate')


def floor_of(look):
    return m.planks(look['floor_color']) if look['floor'] == 'planks' else m.terrazzo(look['floor_color'])


def plant_of(kind, at, size, pot):
    if kind == 'rubber':
        return plants.rubber_plant(at, size, pot)
    if kind == 'sword':
        return plants.sword_plant(at, size, pot)
    mouth = parts.vase(at, 0.17 * size, 0.42 * size, pot)
    return plants.branches(mouth, 0.95 * size, 9)


def light(look, strength=6.0):
    """Sun through the window, the sky's light, and a little from behind the camera."""
    stage.sun(look['sun'], strength)
    stage.sky((0.92, 0.93, 1.0), 0.42)
    stage.panel((-2.05, 1.3, 1.6), (0.6, 1.5, 0.7), (1.5, 1.7), 42, (1.0, 0.93, 0.86))
    stage.panel((1.2, -2.4, 2.5), (0.2, 1.6, 0.7), (2.4, 1.4), 26, (1.0, 0.88, 0.78))


def build(variant):
    look = VARIANTS[variant]
    stage.begin(look['seed'])
    width, depth, height = 4.0, 3.4, 2.75
    wall, wood = m.plaster(look['wall']), m.wood(look['wood'], (1, 12, 12))
    parts.walls(width, depth, height, wall, floor_of(look), m.plaster(look['back']))
    parts.window_wall(width, depth, height, wall, (0.55, 2.15, 0.75, 2.35))
    parts.outside(width, (0.55, 2.15, 0.75, 2.35))
    parts.behind_camera(m.mixed(look['wall'], m.INK, 0.2))
    parts.rug((0.1, 0.95), (1.9, 2.3), m.mixed(m.LINEN, look['wall'], 0.4), m.mixed(look['accent'], m.LINEN, 0.45))
    sheer = m.linen(m.mixed(m.WHITE, look['accent'], 0.05), strength=0.1)
    for start, end in ((2.2, 2.62), (0.05, 0.5)):
        cloth.curtain((-1.90, start), (-1.90, end), 2.52, 5, 0.035, sheer)
    tube((-1.90, -0.1, 2.54), (-1.90, 2.75, 2.54), 0.012, m.metal())

    on = parts.couch((0.15, 1.55), dict(upholstery=m.mixed(m.WHITE, m.LINEN, 0.5), wood=look['wood']), look['base'])
    cloth.hang_over((0.15, 1.28, 0.657), 0.74, 1.36, 0.11, m.linen(m.WHITE, strength=0.2))
    cloth.thrown((0.17, 0.86, 0.80), (1.05, 0.62), on, m.linen(look['accent'], strength=0.5), 0.05)
    for i in range(3):
        cloth.rolled_towel((-0.02 + i * 0.115, 1.55, 0.722 + (0.0)), 0.056, 0.34, m.terry(m.WHITE if i != 1 else m.mixed(look['accent'], m.WHITE, 0.25)), 0.02)

    top = parts.cabinet((1.05, depth - 0.02), (1.35, 0.42, 0.74), wood, 3)
    parts.bowl((0.62, depth - 0.24, top), 0.11, 0.08, m.ceramic(m.WHITE))
    parts.bottle((0.92, depth - 0.22, top), 0.036, 0.22, m.glass((0.50, 0.20, 0.06), 0.05), m.plain('cap', m.INK, 0.4)[0], True)
    parts.bottle((1.03, depth - 0.26, top), 0.03, 0.17, m.ceramic(look['accent']), m.metal())
    parts.jar((1.16, depth - 0.25, top), 0.045, 0.06, m.ceramic(m.WHITE), wood)
    mouth = parts.vase((1.48, depth - 0.24, top), 0.085, 0.22, m.ceramic(m.mixed(look['accent'], m.WHITE, 0.4)))
    plants.dry_grass(mouth, 0.42, 5)
    if look['niche']:
        parts.arched_mirror((1.05, depth, 1.02), 0.72, 1.25)
    else:
        parts.shelf((1.05, depth, 1.42), 1.2, wood, colors=(look['accent'], m.WHITE))
        parts.shelf((1.05, depth, 1.86), 1.2, wood, colors=(m.WHITE, look['accent']))

    standing_device((-1.02, 2.55), -0.42, m.WHITE, look['accent'])
    parts.stool((-0.72, 1.15), m.velvet(look['accent']), m.metal(m.STEEL, 0.3))
    plant_of(look['plant'], (-1.55, 3.0, 0), 1.15, m.ceramic(m.mixed(m.CLAY, m.PAPER, 0.35)))
    parts.pendant((0.25, 2.5, 2.05), height, m.lacquer(look['accent'], 0.4), 0.17, 7, look['lamp'])
    light(look)
    stage.camera((0.98, -1.85, 1.32), (-0.10, 2.0, 0.92), 27, 2.4, (0.15, 1.0, 0.75))

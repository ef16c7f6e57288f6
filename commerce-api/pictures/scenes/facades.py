"""Fronts on the street: brick or plaster, three seasons, each with its own window, door and trees."""
import math
import random

from kit import cloth, materials as m, plants, stage
from kit.shapes import arch, ball, box, outline, plane, ring, rounded, tube, turned, wire
from scenes import room_parts as parts
from scenes.receptions import mark

VARIANTS = {
    'spring': dict(seed=5, wall='plaster', color=m.mixed(m.PAPER, m.BLUSH, 0.35), trim=m.mixed(m.PAPER, m.WHITE, 0.5), frame=m.mixed(m.RASPBERRY, m.INK, 0.25), ground='cobbles', season='spring'),
    'summer': dict(seed=8, wall='brick', color=(0.36, 0.13, 0.075), trim=m.mixed(m.PAPER, m.SAND, 0.4), frame=m.mixed(m.INK, m.SAGE, 0.30), ground='slabs', season='summer'),
    'autumn': dict(seed=13, wall='plaster', color=m.mixed(m.PAPER, m.SAND, 0.55), trim=m.mixed(m.WHITE, m.PAPER, 0.4), frame=m.mixed(m.WALNUT, m.INK, 0.2), ground='slabs', season='autumn'),
    'winter': dict(seed=17, wall='plaster', color=m.mixed(m.SLATE, m.PAPER, 0.62), trim=m.WHITE, frame=m.mixed(m.RASPBERRY, m.INK, 0.35), ground='cobbles', season='winter'),
}


def brick(color):
    material, shader = m.plain('brick', color, 0.9)
    rows = m.node(material, 'ShaderNodeTexBrick', Scale=1.0)
    rows.inputs['Brick Width'].default_value, rows.inputs['Row Height'].default_value = 0.25, 0.075
    rows.inputs['Mortar Size'].default_value = 0.008
    rows.inputs['Color1'].default_value = (*m.mixed(color, m.INK, 0.25), 1)
    rows.inputs['Color2'].default_value = (*m.mixed(color, m.SAND, 0.22), 1)
    rows.inputs['Mortar'].default_value = (*m.mixed(m.SAND, m.WHITE, 0.2), 1)
    m.link(material, m.placed(material, rotation=(math.pi / 2, 0, 0)), rows.inputs['Vector'])
    m.link(material, rows.outputs['Color'], shader.inputs['Base Color'])
    m.bump(material, shader, rows.outputs['Fac'], -0.5, 0.008)
    return material


def paving(kind, wet=0.0):
    color = m.mixed(m.SLATE, m.PAPER, 0.42)
    material, shader = m.plain('paving', color, 0.75 - wet)
    stones = m.node(material, 'ShaderNodeTexBrick', Scale=1.0)
    stones.inputs['Brick Width'].default_value, stones.inputs['Row Height'].default_value = (0.16, 0.12) if kind == 'cobbles' else (0.7, 0.5)
    stones.inputs['Mortar Size'].default_value = 0.012 if kind == 'cobbles' else 0.006
    stones.inputs['Color1'].default_value = (*m.mixed(color, m.INK, 0.22), 1)
    stones.inputs['Color2'].default_value = (*m.mixed(color, m.WHITE, 0.12), 1)
    stones.inputs['Mortar'].default_value = (*m.mixed(color, m.INK, 0.6), 1)
    m.link(material, m.placed(material), stones.inputs['Vector'])
    m.link(material, stones.outputs['Color'], shader.inputs['Base Color'])
    m.bump(material, shader, stones.outputs['Fac'], -0.6, 0.02 if kind == 'cobbles' else 0.006)
    return material


def wall_with(openings, width, height, material, foot=0.0, y=0.0, thick=0.35):
    """A wall along x from `foot` upwards with rectangular openings (x from, x to, z from, z to), side by side."""
    edge = -width / 2
    for x0, x1, z0, z1 in sorted(openings):
        box(((edge + x0) / 2, y + thick / 2, foot + height / 2), (x0 - edge, thick, height), material, 0)
        box(((x0 + x1) / 2, y + thick / 2, (foot + z0) / 2), (x1 - x0, thick, z0 - foot), material, 0)
        box(((x0 + x1) / 2, y + thick / 2, (z1 + foot + height) / 2), (x1 - x0, thick, foot + height - z1), material, 0)
        edge = x1
    box(((edge + width / 2) / 2, y + thick / 2, foot + height / 2), (width / 2 - edge, thick, height), material, 0)


def frame_of(x0, x1, z0, z1, y, material, bars=(1, 1), size=0.07):
    for x in [x0 + (x1 - x0) * i / bars[0] for i in range(bars[0] + 1)]:
        box((x, y, (z0 + z1) / 2), (size, 0.09, z1 - z0 + size), material, 0.008)
    for z in [z0 + (z1 - z0) * i / bars[1] for i in range(bars[1] + 1)]:
        box(((x0 + x1) / 2, y, z), (x1 - x0 + size, 0.08, size), material, 0.008)


def pane(x0, x1, z0, z1, y):
    material, shader = m.plain('pane', (0.03, 0.035, 0.04), 0.03)
    shader.inputs['Alpha'].default_value = 0.16
    plane(((x0 + x1) / 2, y, (z0 + z1) / 2), (x1 - x0, z1 - z0), material, (math.pi / 2, 0, 0)).visible_shadow = False


def inside(look, x0, x1):
    """The lit reception behind the large window."""
    wall = m.plaster(m.mixed(m.PAPER, m.BLUSH, 0.45))
    box(((x0 + x1) / 2, 2.6, 1.5), (7, 0.1, 3.2), wall, 0)
    box((x0 - 0.5, 1.5, 1.5), (0.1, 2.4, 3.2), wall, 0)
    box((x1 + 1.75, 1.5, 1.5), (0.1, 2.4, 3.2), wall, 0)
    box(((x0 + x1) / 2, 1.6, 0.05), (x1 - x0 + 3, 2.4, 0.1), m.planks(m.OAK), 0)
    box(((x0 + x1) / 2, 1.6, 2.95), (x1 - x0 + 3, 2.4, 0.1), m.plain('ceiling', m.WHITE, 0.9)[0], 0)
    box(((x0 + x1) / 2 + 0.3, 1.9, 0.62), (1.5, 0.5, 1.05), m.wood(m.OAK, (12, 12, 1)), 0.03)
    box(((x0 + x1) / 2 + 0.3, 1.9, 1.17), (1.56, 0.56, 0.05), m.stone(m.WHITE), 0.015)
    for i in (-1, 0, 1):
        parts.pendant(((x0 + x1) / 2 + i * 0.7, 1.5, 2.2), 2.9, m.metal(), 0.13, 22)
    parts.shelf(((x0 + x1) / 2 + 0.3, 2.55, 1.7), 1.4, m.wood(m.OAK))
    parts.shelf(((x0 + x1) / 2 + 0.3, 2.55, 2.1), 1.4, m.wood(m.OAK))
    stage.panel(((x0 + x1) / 2, 1.5, 2.8), ((x0 + x1) / 2, 1.6, 0), (2.4, 1.4), 75, (1.0, 0.80, 0.58))


def tree(at, height, season):
    x, y = at
    bark = m.stone((0.07, 0.05, 0.038), m.INK, 8, 0.9)
    tops = []
    trunk = [(x, y, 0), (x + 0.03, y, height * 0.25), (x - 0.02, y, height * 0.48)]
    wire(trunk, 0.075, bark)
    for i in range(7):
        way, lean = i * 2.4, random.uniform(0.5, 1.05)
        end = (x + math.cos(way) * lean, y + math.sin(way) * lean, height * random.uniform(0.72, 1.0))
        wire([trunk[2], (x + math.cos(way) * lean * 0.3, y + math.sin(way) * lean * 0.3, height * 0.6), end], 0.026, bark)
        tops += [end, tuple((a + b) / 2 for a, b in zip(end, (x, y, height * 0.62)))]
        for _ in range(4):
            twig = tuple(c + random.uniform(-0.5, 0.5) for c in end)
            wire([end, twig], 0.008, bark)
            tops.append(twig)
    if season == 'winter':
        return
    colors = {'spring': (0.72, 0.34, 0.36), 'summer': (0.10, 0.18, 0.05), 'autumn': (0.52, 0.17, 0.03)}
    poses = []
    for top in tops:
        for _ in range(150 if season != 'autumn' else 90):
            spot = tuple(c + random.gauss(0, 0.23) for c in top)
            poses.append((spot, random.uniform(0, 6.28), random.uniform(-0.8, 0.8), random.uniform(0.06, 0.10), random.uniform(0.035, 0.06), 0.3))
    plants.leaves(poses, m.leaf(colors[season])).modifiers.clear()


def fallen(season):
    if season not in ('autumn', 'spring'):
        return
    color = (0.50, 0.17, 0.035) if season == 'autumn' else (0.80, 0.48, 0.48)
    poses = [((random.uniform(-4, 4), random.uniform(-3.2, -0.1), 0.012), random.uniform(0, 6.28), 0.1, random.uniform(0.05, 0.09) if season == 'autumn' else 0.025, 0.05 if season == 'autumn' else 0.02, 0.2) for _ in range(260)]
    plants.leaves(poses, m.leaf(color)).modifiers.clear()


def snow():
    white, shader = m.plain('snow', (0.90, 0.91, 0.94), 0.7)
    shader.inputs['Subsurface'].default_value = 0.15
    crumbs = m.node(white, 'ShaderNodeTexNoise', Scale=30, Detail=5)
    m.link(white, m.placed(white), crumbs.inputs['Vector'])
    m.bump(white, shader, crumbs.outputs['Fac'], 0.5, 0.02)
    return white


def planter(at, season, pot):
    x, y = at
    turned(rounded([(0, 0.44), (0.19, 0.44), (0.215, 0.48), (0.23, 0.48), (0.19, 0), (0, 0)], 0.02), pot, (x, y, 0))
    if season == 'winter':
        for i in range(5):
            ball((x, y, 0.62 + i * 0.17), 0.25 - i * 0.045, m.leaf((0.03, 0.07, 0.04)), (1, 1, 0.8))
        cap = ball((x, y, 1.36), 0.09, snow(), (1, 1, 0.5))
        return
    color = {'spring': (0.16, 0.26, 0.08), 'summer': (0.10, 0.20, 0.07), 'autumn': (0.30, 0.16, 0.04)}[season]
    poses = []
    for _ in range(900):
        a, b = random.uniform(0, 6.28), random.uniform(-1.2, 1.57)
        poses.append(((x + 0.30 * math.cos(a) * math.cos(b), y + 0.30 * math.sin(a) * math.cos(b), 0.78 + 0.30 * math.sin(b)), a, random.uniform(-0.5, 1.2), 0.07, 0.035, 0.3))
    plants.leaves(poses, m.leaf(color)).modifiers.clear()


def build(variant):
    look = VARIANTS[variant]
    stage.begin(look['seed'])
    season = look['season']
    wall = brick(look['color']) if look['wall'] == 'brick' else m.plaster(look['color'], 0.4)
    trim, frame = m.plaster(look['trim'], 0.15), m.lacquer(look['frame'], 0.35)
    window, door = (-2.0, 0.75, 0.55, 2.75), (1.25, 2.25, 0.12, 2.75)
    upper = [(-1.9, -1.0, 4.0, 5.6), (-0.25, 0.65, 4.0, 5.6), (1.3, 2.2, 4.0, 5.6)]
    wall_with([window, door], 9, 3.5, wall)
    wall_with(upper, 9, 3.2, wall, 3.5)
    box((0, -0.06, 3.46), (9, 0.16, 0.14), trim, 0.02)
    box((0, -0.03, 0.20), (9, 0.08, 0.40), m.stone(m.mixed(m.SLATE, m.PAPER, 0.35)), 0.01)
    plane((0, -3.4, 0), (16, 7.6), paving(look['ground'], 0.25 if season == 'autumn' else 0))
    for x0, x1, z0, z1 in upper:
        frame_of(x0, x1, z0, z1, 0.10, m.lacquer(look['trim'], 0.4), (2, 2), 0.05)
        pane(x0, x1, z0, z1, 0.13)
        box(((x0 + x1) / 2, 0.40, (z0 + z1) / 2), (x1 - x0 + 0.3, 0.02, z1 - z0 + 0.3), m.linen(m.mixed(m.WHITE, m.SLATE, 0.25)), 0)
        box(((x0 + x1) / 2, -0.05, z0 - 0.06), (x1 - x0 + 0.25, 0.18, 0.09), trim, 0.015)
    frame_of(*window, 0.02, frame, (2, 1), 0.09)
    pane(*window, 0.05)
    frame_of(*door, 0.06, frame, (1, 1), 0.10)
    box(((door[0] + door[1]) / 2, 0.06, 0.5), (door[1] - door[0] - 0.06, 0.06, 0.70), frame, 0.01)
    pane(door[0], door[1], 0.85, door[3], 0.07)
    tube((door[0] + 0.14, -0.02, 1.0), (door[0] + 0.14, -0.02, 1.5), 0.016, m.metal())
    box(((door[0] + door[1]) / 2, -0.30, 0.06), (1.5, 0.75, 0.12), m.stone(m.mixed(m.SLATE, m.PAPER, 0.5)), 0.015)
    box((0.13, -0.05, 3.02), (4.5, 0.12, 0.36), frame, 0.015)
    mark((-0.62, -0.12, 3.02), 0.15, m.metal())
    for x in (-1.6, 0.4, 1.75):
        wire([(x, -0.08, 3.30), (x, -0.38, 3.40), (x, -0.42, 3.24)], 0.010, m.metal())
        turned([(0.10, 0.0), (0.05, 0.08), (0.02, 0.10)], m.metal(), (x, -0.42, 3.14))
        ball((x, -0.42, 3.16), 0.04, m.glow((1.0, 0.75, 0.45), 14))
    inside(look, window[0], window[1])
    pot = m.ceramic(m.mixed(m.SLATE, m.INK, 0.2) if season in ('summer', 'winter') else m.mixed(m.CLAY, m.PAPER, 0.25))
    planter((0.99, -0.36), season, pot)
    planter((2.55, -0.36), season, pot)
    tree((-3.0, -1.5), 4.6, season)
    fallen(season)
    if season == 'winter':
        white = snow()
        for x0, x1, z0, _ in upper:
            box(((x0 + x1) / 2, -0.07, z0 - 0.0), (x1 - x0 + 0.22, 0.15, 0.045), white, 0.02)
        cloth.fluffy(box((0, -0.07, 3.55), (9, 0.17, 0.06), white, 0.028), 0.3, 0.02)
        bank = box((-2.5, -0.5, 0.03), (4.6, 0.7, 0.12), white, 0.05)
        cloth.fluffy(bank, 0.5, 0.08)
    warm = {'spring': (1.0, 0.86, 0.70), 'summer': (1.0, 0.80, 0.56), 'autumn': (1.0, 0.74, 0.50), 'winter': (0.95, 0.88, 0.88)}[season]
    stage.sun((0.75, 0.85, -0.62), 1.1 if season == 'winter' else 4.2, warm, 1.5)
    stage.sky((0.70, 0.78, 0.95), 0.65 if season != 'winter' else 0.55)
    stage.camera((0.95, -7.2, 1.62), (0.15, 0, 2.02), 33, 5.6, (0.2, 0, 1.8))

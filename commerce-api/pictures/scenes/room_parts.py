"""What stands in a salon: walls with a window, furniture, lamps."""
import math
import random

from kit import cloth, materials as m
from kit.shapes import arch, ball, box, outline, plane, ring, rounded, tube, turned, wire


def walls(width, depth, height, wall, floor, back=None, skirting=m.WHITE):
    """A room open to the camera: x from -width/2, its far wall at y = depth, the floor at 0. The left wall is `window_wall`'s."""
    plane((0, depth / 2 - 1.5, 0), (width + 0.2, depth + 3.4), floor)
    box((0, depth + 0.05, height / 2), (width + 0.2, 0.1, height), back or wall, 0)
    box((width / 2 + 0.05, depth / 2 - 0.6, height / 2), (0.1, depth + 1.2, height), wall, 0)
    box((0, depth / 2 - 0.6, height + 0.05), (width + 0.4, depth + 1.4, 0.1), m.plain('ceiling', m.WHITE, 0.95)[0], 0)
    board = m.lacquer(skirting, 0.45)
    box((0, depth - 0.008, 0.05), (width, 0.016, 0.10), board, 0.003)
    box((width / 2 - 0.008, depth / 2, 0.05), (0.016, depth, 0.10), board, 0.003)


def window_wall(width, depth, height, wall, opening, frame=m.WHITE, panes=(2, 3)):
    """The left wall with a window. @param opening y from, y to, z from, z to"""
    x = -width / 2 - 0.1
    y0, y1, z0, z1 = opening
    start, end = -1.2, depth + 0.1
    box((x, (start + y0) / 2, height / 2), (0.2, y0 - start, height), wall, 0)
    box((x, (y1 + end) / 2, height / 2), (0.2, end - y1, height), wall, 0)
    box((x, (y0 + y1) / 2, z0 / 2), (0.2, y1 - y0, z0), wall, 0)
    box((x, (y0 + y1) / 2, (z1 + height) / 2), (0.2, y1 - y0, height - z1), wall, 0)
    wooden = m.lacquer(frame, 0.4)
    box((x + 0.12, (y0 + y1) / 2, z0 - 0.015), (0.16, y1 - y0 + 0.12, 0.03), wooden, 0.006)
    for i in range(panes[0] + 1):
        y = y0 + (y1 - y0) * i / panes[0]
        box((x - 0.04, y, (z0 + z1) / 2), (0.05, 0.05, z1 - z0), wooden, 0.006)
    for i in range(panes[1] + 1):
        z = z0 + (z1 - z0) * i / panes[1]
        box((x - 0.04, (y0 + y1) / 2, z), (0.045, y1 - y0, 0.04), wooden, 0.006)


def outside(width, opening, tone=(1.0, 0.97, 0.92), strength=2.2):
    """Bright air and blurred green behind the window; lets the sun through."""
    material, shader = m.plain('outside', (0, 0, 0), 1)
    blots = m.node(material, 'ShaderNodeTexNoise', Scale=0.9, Detail=2)
    m.link(material, m.placed(material, (1, 1, 1)), blots.inputs['Vector'])
    tones = m.ramp(material, blots.outputs['Fac'], [(0.36, (0.50, 0.62, 0.36)), (0.50, m.mixed(tone, m.SAGE, 0.15)), (0.62, tone)])
    m.link(material, tones, shader.inputs['Emission'])
    shader.inputs['Emission Strength'].default_value = strength
    y0, y1, z0, z1 = opening
    sheet = plane((-width / 2 - 1.6, (y0 + y1) / 2 + 1.2, (z0 + z1) / 2), (7, 5), material, (0, math.pi / 2, 0))
    sheet.visible_shadow = sheet.visible_diffuse = False


def behind_camera(color, y=-3.4):
    """What mirrors and screens show instead of nothing: a wall in shade."""
    material, shader = m.plain('behind', color, 1)
    shader.inputs['Emission'].default_value = (*color, 1)
    shader.inputs['Emission Strength'].default_value = 0.42
    wall = plane((0, y, 1.4), (7, 3.4), material, (math.pi / 2, 0, 0))
    wall.visible_camera = wall.visible_shadow = wall.visible_diffuse = False


def rug(at, size, color, edge):
    """A flat woven rug with a border."""
    x, y = at
    box((x, y, 0.006), (*size, 0.012), m.linen(edge, strength=0.6), 0.004)
    box((x, y, 0.0075), (size[0] - 0.16, size[1] - 0.16, 0.012), m.linen(color, strength=0.6), 0.004)


def couch(at, colors, base='wood', throw=True, turn=0.0):
    """A treatment couch along y, its head at the far end. @returns the parts that cloth may fall on"""
    x, y = at
    upholstery = m.linen(colors['upholstery'], strength=0.15)
    if base == 'wood':
        body = m.wood(colors['wood'], (12, 12, 1))
        box((x, y, 0.27), (0.66, 1.72, 0.42), body, 0.02)
        for side in (-1, 1):
            for level in (0.17, 0.375):
                box((x + side * 0.331, y - 0.42, level), (0.012, 0.80, 0.19), body, 0.004)
                box((x + side * 0.331, y + 0.42, level), (0.012, 0.80, 0.19), body, 0.004)
        box((x, y, 0.03), (0.60, 1.6, 0.06), m.plain('plinth', m.INK, 0.6)[0], 0.004)
    else:
        column = m.lacquer(m.WHITE, 0.3)
        box((x, y, 0.05), (0.56, 1.15, 0.08), column, 0.03)
        box((x, y, 0.27), (0.36, 0.62, 0.40), column, 0.04)
        box((x, y, 0.47), (0.60, 1.5, 0.04), m.metal(m.STEEL, 0.3), 0.015)
    lower = box((x, y - 0.32, 0.575), (0.74, 1.34, 0.15), upholstery, 0.055, segments=6)
    upper = box((x, y + 0.68, 0.615), (0.74, 0.66, 0.15), upholstery, 0.055, segments=6)
    upper.rotation_euler = (math.radians(9), 0, 0)
    rest = cloth.fluffy(box((x, y + 0.80, 0.755), (0.46, 0.27, 0.11), m.terry(m.WHITE), 0.052, segments=6), 0.12, 0.018)
    return [lower, upper, rest]


def stool(at, seat, legs):
    x, y = at
    turned(rounded([(0, 0.56), (0.19, 0.56), (0.19, 0.47), (0, 0.47)], 0.035, 6), seat, (x, y, 0))
    tube((x, y, 0.10), (x, y, 0.47), 0.022, legs)
    for i in range(5):
        way = i * 2 * math.pi / 5 + 0.3
        end = (x + math.cos(way) * 0.26, y + math.sin(way) * 0.26, 0.07)
        tube((x, y, 0.11), end, 0.014, legs)
        ball((end[0], end[1], 0.035), 0.034, m.plain('wheel', m.INK, 0.4)[0])


def bottle(at, radius, height, body, cap, pump=False):
    x, y, z = at
    turned(rounded([(0, 0.001), (radius, 0.001), (radius, height * 0.72), (radius * 0.36, height * 0.82), (radius * 0.36, height * 0.9), (0, height * 0.9)], radius * 0.3), body, at)
    turned(rounded([(0, height * 0.86), (radius * 0.46, height * 0.86), (radius * 0.46, height), (0, height)], 0.002), cap, at)
    if pump:
        tube((x, y, z + height), (x, y, z + height * 1.16), radius * 0.10, cap)
        box((x + radius * 0.4, y, z + height * 1.18), (radius * 1.3, radius * 0.42, radius * 0.26), cap, 0.002)


def jar(at, radius, height, body, lid):
    turned(rounded([(0, 0.001), (radius, 0.001), (radius, height), (0, height)], 0.006), body, at)
    turned(rounded([(0, height), (radius * 1.04, height), (radius * 1.04, height * 1.4), (0, height * 1.4)], 0.004), lid, at)


def bowl(at, radius, height, material):
    wall = radius * 0.05
    turned([(0, wall), (radius * 0.45, wall * 1.2), (radius * 0.8, height * 0.45), (radius * 0.95, height * 0.97), (radius * 0.975, height), (radius, height * 0.97),
            (radius * 0.86, height * 0.42), (radius * 0.5, 0.004), (radius * 0.46, 0), (0, 0)], material, at)


def vase(at, radius, height, material):
    turned([(radius * 0.30, height * 0.98), (radius * 0.30, height), (radius * 0.38, height), (radius * 0.36, height * 0.86), (radius * 0.72, height * 0.66), (radius, height * 0.38),
            (radius * 0.86, height * 0.12), (radius * 0.6, 0.0), (0, 0)], material, at)
    return (at[0], at[1], at[2] + height)


def pendant(at, ceiling, shade, radius=0.19, lamp=7.0, kind='globe'):
    x, y, z = at
    wire([(x, y, ceiling), (x, y, (z + ceiling) / 2), (x, y, z + radius)], 0.004, m.plain('cable', m.INK, 0.6)[0])
    if kind == 'globe':
        ball(at, radius, m.glow((1.0, 0.80, 0.58), lamp * 0.32))
        tube((x, y, z + radius * 0.93), (x, y, z + radius * 1.18), radius * 0.22, m.metal())
    elif kind == 'dome':
        profile = [(radius * math.sin(a) , radius * math.cos(a)) for a in [math.pi / 2 * i / 14 for i in range(15)]]
        inner = [(r * 0.96, h * 0.96) for r, h in reversed(profile)]
        turned(profile + inner, shade, (x, y, z))
        ball((x, y, z + radius * 0.35), radius * 0.28, m.glow((1.0, 0.78, 0.55), lamp * 3))
    else:
        turned([(radius * 0.5, radius * 1.1), (radius, radius * 0.9), (radius * 1.06, 0), (radius, -radius * 0.9), (radius * 0.5, -radius * 1.1)], m.glow((1.0, 0.82, 0.62), lamp * 0.16), (x, y, z))
        for i in range(9):
            h = -radius * 0.95 + i * radius * 1.9 / 8
            ring((x, y, z + h), radius * (1.06 - 0.12 * abs(i - 4) / 4 - (0.0 if 0 < i < 8 else 0.06)), 0.004, m.plain('rib', m.OAK, 0.7)[0])


def shelf(at, width, material, things=True, colors=(m.RASPBERRY, m.WHITE)):
    """A board on the far wall, with towels and bottles. @param at x and height, and the y of the wall"""
    x, y, z = at
    box((x, y - 0.12, z), (width, 0.24, 0.035), material, 0.006)
    if not things:
        return
    left = x - width / 2 + 0.10
    while left < x + width / 2 - 0.08:
        kind = random.random()
        if kind < 0.30 and left < x + width / 2 - 0.3:
            for i in range(random.choice((2, 3))):
                cloth.folded_towel((left + 0.10, y - 0.12, z + 0.028 + i * 0.055), 0.2, 0.22, m.terry(random.choice((m.WHITE, m.LINEN, colors[0]))), 3, 0.016, math.pi / 2 * 3)
            left += 0.30
        elif kind < 0.72:
            bottle((left, y - 0.11, z + 0.018), random.uniform(0.026, 0.036), random.uniform(0.14, 0.22), m.glass((0.55, 0.22, 0.06), 0.05) if random.random() < 0.4 else m.ceramic(random.choice(colors)), m.plain('cap', m.INK, 0.4)[0], random.random() < 0.4)
            left += 0.10
        else:
            jar((left, y - 0.11, z + 0.018), 0.042, 0.06, m.ceramic(random.choice(colors)), m.wood(m.OAK))
            left += 0.13


def cabinet(at, size, material, doors=3, knob=None, top=None):
    """A low cupboard against the far wall, its middle at `at` (x, y of its back)."""
    x, y = at
    width, depth, height = size
    box((x, y - depth / 2, height / 2 + 0.06), (width, depth, height), material, 0.008)
    box((x, y - depth / 2, 0.03), (width - 0.08, depth - 0.06, 0.06), m.plain('plinth', m.INK, 0.6)[0], 0)
    box((x, y - depth / 2, height + 0.075), (width + 0.02, depth + 0.02, 0.03), top or material, 0.005)
    each = width / doors
    for i in range(doors):
        middle = x - width / 2 + each * (i + 0.5)
        box((middle, y - depth - 0.006, height / 2 + 0.06), (each - 0.008, 0.018, height - 0.02), material, 0.004)
        ball((middle + each * (0.34 if i % 2 == 0 else -0.34), y - depth - 0.03, height * 0.75), 0.014, knob or m.metal())
    return height + 0.09


def arched_mirror(at, width, height, frame=None):
    x, y, z = at
    outline(arch(width + 0.05, height + 0.025), 0.03, frame or m.metal(), (x, y - 0.035, z - 0.0125))
    outline(arch(width, height), 0.01, m.metal((0.93, 0.93, 0.93), 0.02), (x, y - 0.042, z), edge=0)


def niche(at, width, height, material):
    """A shallow arch in another colour on the far wall."""
    x, y, z = at
    outline(arch(width, height), 0.012, material, (x, y - 0.012, z), edge=0.002)

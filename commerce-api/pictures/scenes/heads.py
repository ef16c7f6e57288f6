"""Heads of devices, and what is worn with them, on a folded towel. Forms of their own, of no maker."""
import math

from mathutils import Vector

from kit import cloth, materials as m, stage
from kit.shapes import ball, box, ring, rounded, tube, turned, wire
from scenes import room_parts as parts
from scenes.devices import ground, hose, light, resting
from scenes.still_lifes import bottle_of, gobo


EXPOSURE = {'pen': -0.15, 'hydrogen': -0.20, 'electrodes': -0.20, 'waves': -0.10, 'goggles': -0.15, 'roller': -0.10}


def spun(start, end, section, material):
    """A turned solid along an axis: `section` has radius and distance from `start`."""
    thing = turned(section, material, start)
    thing.rotation_euler = (Vector(end) - Vector(start)).to_track_quat('Z', 'Y').to_euler()
    return thing


def along(start, end, distance, aside=(0, 0, 0)):
    """A point of the axis, `distance` from its start."""
    direction = (Vector(end) - Vector(start)).normalized()
    return tuple(Vector(start) + direction * distance + Vector(aside))


def view(target=(0.02, 0.0, 0.095), focus=(-0.06, -0.04, 0.09), lens=72):
    light(0.5)
    gobo()
    stage.camera((-0.30, -0.78, 0.36), target, lens, 3.2, focus)


def pen():
    """The needling pen with its sterile tip, and a serum beside it."""
    ground(m.mixed(m.PAPER, m.SAND, 0.35))
    resting(color=m.mixed(m.RASPBERRY, m.BLUSH, 0.35))
    start, end = (-0.105, -0.055, 0.083), (0.100, 0.045, 0.083)
    white, steel = m.lacquer(m.WHITE, 0.25), m.metal(m.STEEL, 0.22)
    spun(start, end, rounded([(0, 0.030), (0.011, 0.030), (0.017, 0.055), (0.0185, 0.120), (0.0185, 0.205), (0.013, 0.222), (0, 0.222)], 0.006), white)
    for distance in (0.060, 0.064, 0.068):
        spun(start, end, rounded([(0, distance), (0.0182, distance), (0.0182, distance + 0.002), (0, distance + 0.002)], 0.0006), steel)
    spun(start, end, rounded([(0, 0.118), (0.0190, 0.118), (0.0190, 0.126), (0, 0.126)], 0.001), m.lacquer(m.RASPBERRY, 0.3))
    spun(start, end, rounded([(0, 0.004), (0.0085, 0.004), (0.0105, 0.010), (0.0105, 0.031), (0, 0.031)], 0.002), m.jelly((0.62, 0.74, 0.80)))
    for turn in range(5):
        side = (0, 0.004 * math.cos(turn * 1.257), 0.004 * math.sin(turn * 1.257))
        tube(along(start, end, -0.001, side), along(start, end, 0.006, side), 0.0004, steel, 8, 0)
    bottle_of(m.jelly((0.20, 0.055, 0.012)), (0.10, 0.24, 0), 0.030, 0.115)
    view((0.01, 0.0, 0.085), (-0.06, -0.035, 0.09), 84)


def hydrogen():
    """The wand with its spray tip and two hoses; a bowl of water."""
    ground(m.mixed(m.PAPER, m.SLATE, 0.38))
    resting(color=m.mixed(m.SLATE, m.WHITE, 0.55))
    start, end = (-0.115, -0.060, 0.089), (0.085, 0.040, 0.089)
    spun(start, end, rounded([(0, 0.028), (0.010, 0.028), (0.021, 0.062), (0.024, 0.120), (0.021, 0.190), (0.012, 0.206), (0, 0.206)], 0.008), m.lacquer(m.WHITE, 0.25))
    spun(start, end, rounded([(0, 0), (0.0050, 0), (0.0062, 0.012), (0.0120, 0.030), (0, 0.030)], 0.002), m.jelly((0.45, 0.66, 0.76)))
    spun(start, end, rounded([(0, 0.060), (0.0212, 0.060), (0.0218, 0.066), (0, 0.066)], 0.001), m.metal(m.STEEL, 0.2))
    ball(along(start, end, 0.105, (0, 0, 0.0225)), 0.007, m.lacquer(m.RASPBERRY, 0.3), (1, 1, 0.5))
    tail = along(start, end, 0.203)
    for shift, material in ((-0.008, m.jelly((0.42, 0.62, 0.74))), (0.008, m.plain('hose', (0.55, 0.54, 0.53), 0.45)[0])):
        x, y, z = tail
        wire([(x, y + shift, z), (x + 0.06, y + shift + 0.02, z + 0.02), (x + 0.14, y + shift * 2 + 0.07, z - 0.02), (x + 0.24, y + shift * 3 + 0.2, 0.02), (x + 0.6, y + shift * 4 + 0.5, 0.01)], 0.0055, material)
    parts.bowl((0.095, -0.085, 0.064), 0.046, 0.034, m.ceramic(m.mixed(m.WHITE, m.PAPER, 0.3)))
    turned([(0, 0.025), (0.039, 0.025)], m.jelly((0.60, 0.74, 0.80)), (0.095, -0.085, 0.064))
    view((0.02, 0.0, 0.090), (-0.05, -0.04, 0.09))


def electrodes():
    """Four pads with their leads."""
    ground(m.mixed(m.PAPER, m.BLUSH, 0.30))
    resting()
    pad, snap = m.plain('pad', m.mixed(m.SLATE, m.INK, 0.35), 0.6)[0], m.metal(m.STEEL, 0.2)
    lead = m.plain('lead', (0.60, 0.58, 0.57), 0.5)[0]
    for x, y in ((-0.115, -0.055), (-0.020, -0.085), (-0.045, 0.035), (0.060, 0.000)):
        turned(rounded([(0, 0), (0.041, 0), (0.041, 0.007), (0.012, 0.009), (0, 0.009)], 0.003), pad, (x, y, 0.0685))
        turned(rounded([(0, 0), (0.013, 0), (0.013, 0.007), (0, 0.008)], 0.002), m.lacquer(m.RASPBERRY, 0.3), (x, y, 0.077))
        ball((x, y, 0.086), 0.0045, snap)
        wire([(x, y, 0.086), (x + 0.03, y + 0.02, 0.105), (x + 0.09, y + 0.06, 0.090), (0.20, 0.13 + y * 0.4, 0.055), (0.30, 0.24 + y * 0.3, 0.006), (0.7, 0.5, 0.006)], 0.0028, lead)
    view((0.01, -0.01, 0.070), (-0.05, -0.06, 0.08))


def waves():
    """The head that warms: three rings of metal in a round plate."""
    ground(m.mixed(m.PAPER, m.CLAY, 0.18))
    resting(color=m.mixed(m.SAGE, m.WHITE, 0.40))
    start, end = (-0.070, -0.075, 0.110), (0.075, 0.075, 0.090)
    white, steel = m.lacquer(m.WHITE, 0.25), m.metal(m.mixed(m.STEEL, m.BRASS, 0.25), 0.2)
    spun(start, end, rounded([(0, 0), (0.041, 0), (0.043, 0.018), (0.036, 0.052), (0.024, 0.086), (0.0225, 0.190), (0.014, 0.208), (0, 0.208)], 0.010), white)
    spun(start, end, rounded([(0, -0.002), (0.037, -0.002), (0.037, 0.004), (0, 0.004)], 0.001), m.lacquer(m.mixed(m.SLATE, m.INK, 0.5), 0.3))
    turn = (Vector(end) - Vector(start)).to_track_quat('Z', 'Y').to_euler()
    for radius in (0.010, 0.020, 0.030):
        ring(along(start, end, -0.002), radius, 0.0026, steel, turn)
    spun(start, end, rounded([(0, 0.100), (0.0238, 0.100), (0.0238, 0.108), (0, 0.108)], 0.001), m.lacquer(m.RASPBERRY, 0.3))
    x, y, z = along(start, end, 0.205)
    hose([(x, y, z), (x + 0.05, y + 0.05, z + 0.01), (x + 0.13, y + 0.09, z - 0.03), (x + 0.24, y + 0.22, 0.014), (x + 0.6, y + 0.5, 0.013)])
    view((0.02, 0.0, 0.095), (-0.06, -0.06, 0.11))


def roller():
    """The head of endermology, its two rollers in their chamber."""
    ground(m.mixed(m.PAPER, m.SAGE, 0.40))
    resting(color=m.mixed(m.BLUSH, m.WHITE, 0.50))
    start, end = (-0.075, -0.080, 0.114), (0.080, 0.080, 0.098)
    white, steel = m.lacquer(m.WHITE, 0.25), m.metal(m.STEEL, 0.24)
    turn = (Vector(end) - Vector(start)).to_track_quat('Z', 'Y')

    def at(x, y, z):
        return tuple(Vector(start) + turn @ Vector((x, y, z)))

    def block(z, size, material, edge):
        box(at(0, 0, z), size, material, edge, segments=6).rotation_euler = turn.to_euler()

    block(0.034, (0.130, 0.088, 0.066), white, 0.022)
    block(0.000, (0.112, 0.070, 0.006), m.lacquer(m.mixed(m.SLATE, m.INK, 0.6), 0.4), 0.010)
    for y in (-0.0165, 0.0165):
        tube(at(-0.050, y, -0.003), at(0.050, y, -0.003), 0.0150, steel, edge=0.004)
        for x in (-0.030, -0.010, 0.010, 0.030):
            tube(at(x - 0.0016, y, -0.003), at(x + 0.0016, y, -0.003), 0.0154, m.lacquer(m.SLATE, 0.4), edge=0)
    spun(start, end, rounded([(0, 0.055), (0.036, 0.055), (0.029, 0.092), (0.0225, 0.120), (0.0215, 0.205), (0.014, 0.220), (0, 0.220)], 0.012), white)
    spun(start, end, rounded([(0, 0.130), (0.0228, 0.130), (0.0228, 0.138), (0, 0.138)], 0.001), m.lacquer(m.RASPBERRY, 0.3))
    x, y, z = along(start, end, 0.217)
    hose([(x, y, z), (x + 0.05, y + 0.05, z + 0.01), (x + 0.13, y + 0.09, z - 0.03), (x + 0.24, y + 0.22, 0.014), (x + 0.6, y + 0.5, 0.013)], 0.013)
    view((0.02, 0.0, 0.098), (-0.06, -0.07, 0.11), 66)


def goggles():
    """Metal cups that keep a laser's light from the eyes, with their bridge and band."""
    ground(m.mixed(m.PAPER, m.SAND, 0.45))
    resting()
    cup, soft = m.metal(m.mixed(m.STEEL, m.INK, 0.15), 0.28), m.plain('rim', m.mixed(m.SLATE, m.INK, 0.6), 0.6)[0]
    band = m.linen(m.mixed(m.RASPBERRY, m.BLUSH, 0.10))
    middles = [(-0.050, -0.060, 0.074), (0.028, -0.030, 0.074)]
    for at in middles:
        ball(at, 0.031, cup, (1.12, 0.86, 0.72), (0, 0, 0.37))
        rim = ring(at, 0.0305, 0.0042, soft, (0, 0, 0.37))
        rim.scale = (1.14, 0.90, 1)
    wire([(-0.018, -0.048, 0.078), (-0.014, -0.046, 0.092), (-0.008, -0.044, 0.092), (-0.004, -0.043, 0.078)], 0.0032, soft)
    points = [(-0.085, -0.074), (-0.125, -0.070), (-0.135, -0.015), (-0.080, 0.045), (0.010, 0.075), (0.085, 0.060), (0.105, 0.015), (0.062, -0.017)]
    worn_band(points, 0.012, band)
    view((0.02, -0.01, 0.075), (-0.04, -0.06, 0.085))


def worn_band(corners, width, material):
    """An elastic band that stands on its edge along a smooth way through `corners`."""
    way = []
    for before, a, b, after in zip([corners[0], *corners], corners, corners[1:], [*corners[2:], corners[-1]]):
        for step in range(10):
            t = step / 10
            way.append(tuple(0.5 * (2 * a[k] + (b[k] - before[k]) * t + (2 * before[k] - 5 * a[k] + 4 * b[k] - after[k]) * t * t
                                    + (3 * a[k] - before[k] - 3 * b[k] + after[k]) * t ** 3) for k in (0, 1)))
    # A strip has its section in x and z: it is turned to stand.
    return cloth.strip([(x, -y) for x, y in way], width, 0.0016, material, (0, 0, 0.076), (math.pi / 2, 0, 0), along=4)


SCENES = {
    'pen': (44, pen), 'hydrogen': (45, hydrogen), 'electrodes': (46, electrodes), 'waves': (47, waves),
    'goggles': (48, goggles), 'roller': (43, roller),
}


def build(variant):
    seed, scene = SCENES[variant]
    stage.begin(seed)
    scene()

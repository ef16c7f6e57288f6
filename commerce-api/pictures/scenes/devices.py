"""Devices and their heads on a plinth, lit like things of value. Forms of their own, of no maker."""
import math

from kit import cloth, materials as m, stage
from kit.shapes import ball, box, outline, plane, ring, rounded, tube, turned, wire
from scenes.device_parts import standing_device
from scenes.still_lifes import gobo


def ground(color):
    """A backdrop that curves from the floor to the wall."""
    points = [(-2.2, 0), (0.5, 0)] + [(0.5 + 0.5 * math.sin(a), 0.5 - 0.5 * math.cos(a)) for a in [math.pi / 2 * i / 16 for i in range(1, 17)]] + [(1.0, 2.6)]
    sheet = cloth.strip(points, 7, 0.01, m.plaster(color, 0.08), (0, 0, -0.005), (0, 0, math.pi / 2))
    return sheet


def light(scale=1.0):
    stage.sky((0.95, 0.95, 1.0), 0.25)
    stage.sun((0.75, 0.35, -0.60), 3.2, (1.0, 0.86, 0.70), 2.0)
    stage.panel((-1.6 * scale, -0.2 * scale, 1.7 * scale), (0, 0, 0.5 * scale), (1.0 * scale, 1.4 * scale), 55 * scale * scale, (1.0, 0.94, 0.88))
    stage.panel((1.7 * scale, -0.7 * scale, 1.2 * scale), (0, 0, 0.4 * scale), (0.6 * scale, 1.6 * scale), 22 * scale * scale, (1.0, 0.86, 0.80))


def hose(points, radius=0.011):
    return wire(points, radius, m.plain('hose', (0.16, 0.15, 0.16), 0.5)[0])


def laser():
    """The laser, whole, beside a couch's edge."""
    ground(m.mixed(m.PAPER, m.BLUSH, 0.45))
    standing_device((0, 0.1), 0.55, m.WHITE, m.RASPBERRY)
    light()
    stage.camera((0.75, -2.5, 1.22), (0.02, 0.1, 0.66), 46, 3.2, (0.0, -0.1, 0.9))


def resting(turn=0.0, color=m.WHITE):
    """A folded towel under a head."""
    cloth.folded_towel((0, 0, 0.010), 0.40, 0.30, m.terry(color), 3, 0.020, math.pi + 0.25 + turn)


def laser_head():
    ground(m.mixed(m.PAPER, m.BLUSH, 0.40))
    resting()
    body = m.lacquer(m.WHITE, 0.25)
    outline([(-0.055, 0), (0.055, 0), (0.046, 0.055), (0.020, 0.075), (-0.016, 0.072), (-0.046, 0.05)], 0.075, body, (-0.02, -0.035, 0.067), (0, 0, 0.35), 0.016)
    tube((0.005, 0.004, 0.108), (0.15, 0.060, 0.215), 0.024, body, edge=0.008)
    tube((0.066, 0.028, 0.153), (0.071, 0.030, 0.157), 0.0248, m.metal(m.STEEL, 0.25), edge=0.001)
    tube((-0.071, -0.022, 0.103), (-0.096, -0.031, 0.100), 0.026, m.metal(m.STEEL, 0.18), edge=0.004)
    tube((-0.096, -0.031, 0.100), (-0.100, -0.0325, 0.0995), 0.019, m.glass((0.55, 0.75, 0.90), 0.02))
    box((-0.008, 0.0, 0.149), (0.024, 0.018, 0.012), m.lacquer(m.RASPBERRY, 0.3), 0.004, 0.35)
    hose([(0.145, 0.058, 0.212), (0.21, 0.085, 0.255), (0.30, 0.14, 0.20), (0.40, 0.30, 0.05), (0.75, 0.55, 0.03)])
    light(0.5)
    gobo()
    stage.camera((-0.30, -0.78, 0.34), (0.03, 0.0, 0.115), 62, 3.2, (-0.06, -0.03, 0.11))


def build(variant):
    stage.begin({'laser': 41, 'laser-head': 42}[variant])
    {'laser': laser, 'laser-head': laser_head}[variant]()

"""Devices and their heads. Forms of their own, of no maker."""
import math

from kit import materials as m
from kit.shapes import ball, box, outline, ring, rounded, tube, turned, wire


def standing_device(at, turn, body_color, accent):
    """A laser on wheels with a screen, its head in a holder. @param at x and y; turned about its own axis"""
    import bpy
    before = set(bpy.data.objects)
    body, dark = m.lacquer(body_color, 0.28), m.lacquer(m.INK, 0.25)
    box((0, 0, 0.10), (0.44, 0.50, 0.08), dark, 0.03)
    outline([(-0.24, 0.14), (0.22, 0.14), (0.20, 0.55), (0.17, 0.98), (-0.15, 0.98), (-0.22, 0.55)], 0.40, body, (0.20, 0, 0), (0, 0, math.pi / 2), 0.045)
    box((0.0, -0.228, 0.50), (0.27, 0.02, 0.52), m.lacquer(m.mixed(body_color, m.INK, 0.10), 0.35), 0.012)
    for i in range(7):
        box((0.0, -0.241, 0.30 + i * 0.022), (0.18, 0.006, 0.007), dark, 0.002)
    tube((0, -0.242, 0.66), (0, -0.236, 0.66), 0.022, m.lacquer(accent, 0.3))
    screen = box((0, -0.10, 1.10), (0.36, 0.030, 0.25), dark, 0.014)
    screen.rotation_euler = (math.radians(-18), 0, 0)
    glass = box((0, -0.119, 1.105), (0.325, 0.004, 0.215), m.glow((0.30, 0.42, 0.50), 0.5), 0.002)
    glass.rotation_euler = (math.radians(-18), 0, 0)
    for level, width in ((1.15, 0.18), (1.11, 0.24), (1.07, 0.13)):
        mark = box((-0.13 + width / 2, -0.121 + (level - 1.105) * 0.3, level), (width, 0.003, 0.014), m.glow((0.95, 0.80, 0.78), 1.1), 0.002)
        mark.rotation_euler = (math.radians(-18), 0, 0)
    tube((0.20, 0.05, 0.62), (0.30, 0.05, 0.62), 0.014, m.metal(m.STEEL))
    hand = [tube((0.31, 0.05, 0.54), (0.31, -0.02, 0.74), 0.026, body, edge=0.008), box((0.31, -0.045, 0.77), (0.06, 0.10, 0.05), body, 0.016)]
    tube((0.31, -0.09, 0.765), (0.31, -0.115, 0.755), 0.022, m.metal(m.STEEL, 0.15))
    wire([(0.31, 0.055, 0.545), (0.31, 0.09, 0.38), (0.27, 0.10, 0.22), (0.24, 0.16, 0.45), (0.12, 0.18, 0.80), (0.08, 0.14, 0.92)], 0.014, m.plain('hose', (0.20, 0.19, 0.20), 0.5)[0])
    for dx in (-0.18, 0.18):
        for dy in (-0.2, 0.2):
            ball((dx, dy, 0.032), 0.032, m.plain('wheel', m.INK, 0.4)[0])
    anchor = bpy.data.objects.new('device', None)
    bpy.context.collection.objects.link(anchor)
    for thing in set(bpy.data.objects) - before - {anchor}:
        thing.parent = anchor
    anchor.location, anchor.rotation_euler = (at[0], at[1], 0), (0, 0, turn)
    return anchor

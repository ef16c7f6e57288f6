"""Cloth from near: folds of velvet."""
from kit import cloth, materials as m, stage


def velvet():
    """Raspberry velvet that hangs aslant: its folds, light from the side."""
    cloth.curtain((-1.0, 0.20), (1.0, -0.10), 1.9, 10, 0.072, m.velvet(m.mixed(m.RASPBERRY, m.BLUSH, 0.12)), -0.9)
    stage.sky((1, 0.95, 0.92), 0.18)
    stage.panel((-1.2, -0.9, 1.2), (0, 0.1, 0.5), (0.7, 1.4), 34, (1.0, 0.88, 0.76))
    stage.panel((1.2, -1.1, 0.4), (0, 0.1, 0.5), (0.8, 1.0), 8, (1.0, 0.88, 0.90))
    eye = stage.camera((0.10, -1.05, 0.62), (0, 0.1, 0.52), 62, 7.0, (-0.05, 0.0, 0.55))
    eye.rotation_euler.rotate_axis('Z', 0.55)


def build(variant):
    stage.begin({'velvet': 61}[variant])
    {'velvet': velvet}[variant]()

"""Renders one picture: `blender -b --python-use-system-env -P render.py -- <group>:<variant> <samples> <scale percent> <folder>`."""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

from kit import develop, stage  # noqa: E402


def main():
    name, samples, percent, folder = sys.argv[sys.argv.index('--') + 1:][:4]
    group, variant = name.split(':')
    scene = importlib.import_module(f'scenes.{group}')
    scene.build(variant)
    bpy.context.scene.render.resolution_percentage = int(percent)
    raw = os.path.join(folder, f'{group}-{variant}')
    stage.render(int(samples), raw, getattr(scene, 'EXPOSURE', {}).get(variant, 0.0))
    mirrored = variant in getattr(scene, 'MIRRORED', ())
    develop.develop(raw, os.path.join(folder, f'{group}-{variant}.png'), mirrored=mirrored)


main()

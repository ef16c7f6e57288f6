"""From the passes of a render to the finished picture: without grain, with film's curve."""
import bpy

from . import passes
from .denoise import denoise


def develop(raw, target, strength=1.0, mirrored=False):
    import numpy
    color = passes.load(raw, 'color')
    albedo, normal = passes.load(raw, 'albedo')[..., :3], passes.load(raw, 'normal')[..., :3]
    clean = denoise(color[..., :3], albedo, normal, strength)
    if mirrored:
        clean = clean[:, ::-1]
    height, width = clean.shape[:2]
    finished = bpy.data.images.new('finished', width, height, float_buffer=True)
    finished.colorspace_settings.name = 'Linear'
    finished.pixels.foreach_set(numpy.concatenate([clean, numpy.ones((height, width, 1), dtype=numpy.float32)], axis=-1).ravel())
    scene = bpy.context.scene
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    finished.save_render(target, scene=scene)

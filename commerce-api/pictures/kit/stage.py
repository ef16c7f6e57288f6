"""Camera, light and the render itself, the same for every picture."""
import math
import random

import bpy
from mathutils import Vector

from . import passes

WIDTH, HEIGHT = 1280, 960


def begin(seed, width=WIDTH, height=HEIGHT):
    """An empty scene. Everything by chance in it follows from `seed`."""
    random.seed(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = 2
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.seed = seed
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 7, 4, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 7, 8
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 2.5, 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    scene.world = bpy.data.worlds.new('sky')
    scene.world.use_nodes = True
    return scene


def sky(color=(1.0, 0.93, 0.86), strength=0.5):
    """Even light from everywhere the scene is open."""
    ground = bpy.context.scene.world.node_tree.nodes['Background']
    ground.inputs[0].default_value = (*color, 1)
    ground.inputs[1].default_value = strength


def aim(thing, target):
    direction = Vector(target) - thing.location
    thing.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()


def camera(at, target, lens=40, stop=2.8, focus=None):
    """A camera with the depth of field of its stop. @param focus point that is sharp; the target unless given"""
    data = bpy.data.cameras.new('camera')
    thing = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    aim(thing, target)
    data.lens = lens
    data.dof.use_dof = True
    data.dof.aperture_fstop = stop
    data.dof.focus_distance = (Vector(focus or target) - Vector(at)).length
    data.clip_start = 0.01
    bpy.context.scene.camera = thing
    return thing


def sun(direction, strength=4.0, color=(1.0, 0.84, 0.64), soft=0.8):
    """The key: low and warm. @param direction in which its light falls; @param soft degrees"""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = strength, color, math.radians(soft)
    thing = bpy.data.objects.new('sun', data)
    bpy.context.collection.objects.link(thing)
    thing.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return thing


def panel(at, target, size, power, color=(1.0, 0.95, 0.9)):
    """A large soft light that the camera does not see."""
    data = bpy.data.lights.new('panel', 'AREA')
    data.energy, data.color = power, color
    data.shape, data.size, data.size_y = 'RECTANGLE', size[0], size[1]
    thing = bpy.data.objects.new('panel', data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    aim(thing, target)
    thing.visible_camera = False
    thing.visible_glossy = False
    return thing


def render(samples, raw_folder, exposure=0.0):
    """Renders the scene and what the denoiser needs beside it into `raw_folder`."""
    scene = bpy.context.scene
    scene.cycles.samples = samples
    scene.view_settings.exposure = exposure
    passes.store(scene, raw_folder)
    bpy.ops.render.render()

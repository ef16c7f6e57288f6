"""Cloth: rolled, folded, hung, and thrown by simulation."""
import math
import random

import bpy

from .shapes import add


def strip(points, width, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), along=24, uneven=0.0):
    """A length of cloth whose section (x, z) is `points`, `width` along y."""
    vertices, faces = [], []
    for j in range(along + 1):
        y = width * (j / along - 0.5)
        wave = uneven * math.sin(j * 1.1 + random.random())
        vertices += [(x + wave * 0.6, y, z + wave) for x, z in points]
    count = len(points)
    for j in range(along):
        faces += [(j * count + i, j * count + i + 1, (j + 1) * count + i + 1, (j + 1) * count + i) for i in range(count - 1)]
    mesh = bpy.data.meshes.new('cloth')
    mesh.from_pydata(vertices, [], faces)
    thing = add('cloth', mesh, material, at, turn)
    solid = thing.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = thickness, 0
    soft = thing.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 1
    return thing


def fluffy(thing, size, strength):
    """Gives a surface the small hills of a soft thing."""
    texture = bpy.data.textures.new('fluff', 'CLOUDS')
    texture.noise_scale, texture.noise_depth = size, 3
    hills = thing.modifiers.new('fluff', 'DISPLACE')
    hills.texture, hills.strength, hills.mid_level, hills.texture_coords = texture, strength, 0.5, 'GLOBAL'
    return thing


def rolled_towel(at, radius, width, material, turn=0.0, turns=4):
    """A rolled towel, lying along its own y."""
    steps = turns * 28
    gap = radius / (turns + 0.6)
    points = []
    for i in range(steps + 1):
        angle = 2 * math.pi * i / 28
        r = gap * (0.55 + i / 28) + random.uniform(-0.0006, 0.0006)
        points.append((r * math.cos(angle), r * math.sin(angle)))
    thing = strip(points, width, gap * 0.80, material, at, (0, 0, turn), uneven=0.0012)
    return fluffy(thing, 0.03, 0.006)


def folded_towel(at, length, width, material, layers=4, thick=0.016, turn=0.0):
    """A folded towel: its folds look towards +x."""
    points = []
    for layer in range(layers):
        z = layer * thick * 1.12
        back = [(-length / 2, z), (0, z + random.uniform(-0.001, 0.001)), (length / 2 - thick * 0.6, z)]
        points += back if layer % 2 == 0 else back[::-1]
        if layer < layers - 1:
            side = 1 if layer % 2 == 0 else -1
            edge = length / 2 if side > 0 else -length / 2
            points.append((edge + side * thick * 0.1, z + thick * 0.56))
    thing = strip(points, width, thick * 0.94, material, at, (0, 0, turn), along=12)
    thing.modifiers['soft'].levels = thing.modifiers['soft'].render_levels = 3
    return fluffy(thing, 0.05, 0.008)


def curtain(start, end, height, folds, depth, material, foot=0.0):
    """A curtain that hangs from `height` between two points of the floor, with folds that widen downwards."""
    columns, rows = folds * 14, 24
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    normal = (-dy / length, dx / length)
    phases = [random.uniform(-0.5, 0.5) for _ in range(folds + 2)]
    vertices, faces = [], []
    for row in range(rows + 1):
        t = row / rows
        for column in range(columns + 1):
            u = column / columns
            wave = math.sin(u * folds * 2 * math.pi + phases[int(u * folds)] * t)
            out = depth * (0.55 + 0.45 * t) * wave + 0.012 * math.sin(u * 9 + t * 3)
            vertices.append((start[0] + dx * u + normal[0] * out, start[1] + dy * u + normal[1] * out, height + (foot - height) * t))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    mesh = bpy.data.meshes.new('curtain')
    mesh.from_pydata(vertices, [], faces)
    return add('curtain', mesh, material)


def hang_over(at, width, length, drop, material, thick=0.004):
    """A sheet over a bed: flat on top of `at`, hanging `drop` on both sides of x with soft folds."""
    across, down = 28, 48
    vertices, faces = [], []
    for j in range(down + 1):
        y = length * (j / down - 0.5)
        for i in range(across + 1):
            s = (i / across - 0.5) * (width + 2 * drop)
            side = 1 if s > 0 else -1
            over = max(0.0, abs(s) - width / 2)
            fold = math.sin(y * 17 + side) * 0.5 + math.sin(y * 29 + 2 * side) * 0.3
            x = side * (min(abs(s), width / 2) + min(over, 0.03) * 0.7 + fold * 0.05 * (over / drop) if over else abs(s))
            z = -max(0.0, over - 0.02) + 0.004 * math.sin(y * 8 + s * 5) - 0.006 * (over > 0)
            vertices.append((x, y, z))
    for j in range(down):
        for i in range(across):
            a = j * (across + 1) + i
            faces.append((a, a + 1, a + across + 2, a + across + 1))
    mesh = bpy.data.meshes.new('sheet')
    mesh.from_pydata(vertices, [], faces)
    thing = add('sheet', mesh, material, at)
    solid = thing.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = thick
    soft = thing.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 1
    return thing


def thrown(at, size, obstacles, material, turn=0.0, frames=55, cells=70, stiff=12.0, thick=0.006, crease=0.02, gap=0.006):
    """A cloth of `size` that falls from `at` onto obstacles and comes to rest; the simulation is baked into the mesh."""
    built = bpy.ops.mesh.primitive_grid_add
    built(x_subdivisions=cells, y_subdivisions=int(cells * size[1] / size[0]), size=1, location=at, rotation=(0, 0, turn))
    thing = bpy.context.object
    thing.scale = (size[0], size[1], 1)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    for vertex in thing.data.vertices:
        vertex.co.z += random.uniform(0, crease) * 0.2 + crease * math.sin(vertex.co.x * 21 + vertex.co.y * 13)
    for obstacle in obstacles:
        collision = obstacle.modifiers.new('stop', 'COLLISION')
        obstacle.collision.thickness_outer = gap + 0.002
        obstacle.collision.cloth_friction = 25
    cloth = thing.modifiers.new('fall', 'CLOTH')
    cloth.settings.quality = 7
    cloth.settings.mass = 0.25
    cloth.settings.bending_stiffness = stiff * 0.05
    cloth.settings.tension_stiffness = cloth.settings.compression_stiffness = stiff
    cloth.collision_settings.distance_min = gap
    cloth.collision_settings.use_self_collision = True
    cloth.collision_settings.self_distance_min = gap
    cloth.point_cache.frame_end = frames
    scene = bpy.context.scene
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    bpy.context.view_layer.objects.active = thing
    bpy.ops.object.modifier_apply(modifier='fall')
    for obstacle in obstacles:
        obstacle.modifiers.remove(obstacle.modifiers['stop'])
    scene.frame_set(1)
    thing.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    calm = thing.modifiers.new('calm', 'SMOOTH')
    calm.factor, calm.iterations = 0.5, 5
    solid = thing.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = thick
    soft = thing.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 2
    return thing

"""Solids with bevels: nothing real has a sharp edge. Lengths in metres."""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector


def add(name, mesh, material, at=(0, 0, 0), turn=(0, 0, 0), smooth=True):
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    thing.location, thing.rotation_euler = at, turn
    if material:
        mesh.materials.append(material)
    if smooth:
        for face in mesh.polygons:
            face.use_smooth = True
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(40)
    return thing


def from_bmesh(name, built, material, at=(0, 0, 0), turn=(0, 0, 0)):
    mesh = bpy.data.meshes.new(name)
    built.to_mesh(mesh)
    built.free()
    return add(name, mesh, material, at, turn)


def bevel(thing, width, segments=3):
    if width > 0:
        modifier = thing.modifiers.new('bevel', 'BEVEL')
        modifier.width, modifier.segments, modifier.limit_method = width, segments, 'ANGLE'
        modifier.harden_normals = True
    return thing


def box(at, size, material, edge=0.006, turn=0.0, segments=3):
    """A block around its centre `at`."""
    built = bmesh.new()
    bmesh.ops.create_cube(built, size=1, matrix=Matrix.Diagonal((*size, 1)))
    return bevel(from_bmesh('box', built, material, at, (0, 0, turn)), edge, segments)


def tube(start, end, radius, material, sides=32, edge=0.002):
    """A rod between two points."""
    start, end = Vector(start), Vector(end)
    built = bmesh.new()
    bmesh.ops.create_cone(built, cap_ends=True, segments=sides, radius1=radius, radius2=radius, depth=(end - start).length)
    thing = from_bmesh('tube', built, material, (start + end) / 2)
    thing.rotation_euler = (end - start).to_track_quat('Z', 'Y').to_euler()
    return bevel(thing, edge, 2)


def turned(profile, material, at=(0, 0, 0), turn=(0, 0, 0), sides=72):
    """A vessel from half of its section: points of radius and height from the inside out."""
    vertices, faces = [], []
    for step in range(sides):
        angle = 2 * math.pi * step / sides
        vertices += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    count = len(profile)
    for step in range(sides):
        here, there = step * count, (step + 1) % sides * count
        faces += [(here + i, there + i, there + i + 1, here + i + 1) for i in range(count - 1)]
    mesh = bpy.data.meshes.new('turned')
    mesh.from_pydata(vertices, [], faces)
    built = bmesh.new()
    built.from_mesh(mesh)
    bmesh.ops.remove_doubles(built, verts=built.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(built, faces=built.faces)
    built.to_mesh(mesh)
    built.free()
    return add('turned', mesh, material, at, turn)


def rounded(points, radius=0.004, steps=4):
    """A section whose corners are rounded."""
    result = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        a, b, c = Vector(before), Vector(corner), Vector(after)
        reach = min(radius, (a - b).length / 2, (c - b).length / 2)
        first, last = b + (a - b).normalized() * reach, b + (c - b).normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            result.append(tuple((1 - t) ** 2 * first + 2 * t * (1 - t) * b + t ** 2 * last))
    return result + [points[-1]]


def ball(at, radius, material, squeeze=(1, 1, 1), turn=(0, 0, 0)):
    built = bmesh.new()
    bmesh.ops.create_icosphere(built, subdivisions=4, radius=radius, matrix=Matrix.Diagonal((*squeeze, 1)))
    return from_bmesh('ball', built, material, at, turn)


def pebble(at, size, material, turn=0.0, roughness=0.12):
    """A stone worn by water."""
    thing = ball(at, 1, material, size, (0, 0, turn))
    texture = bpy.data.textures.new('worn', 'CLOUDS')
    texture.noise_scale = max(size) * 1.3
    worn = thing.modifiers.new('worn', 'DISPLACE')
    worn.texture, worn.strength, worn.mid_level = texture, min(size) * roughness * 3, 0.5
    worn.texture_coords = 'GLOBAL'
    return thing


def plane(at, size, material, turn=(0, 0, 0)):
    built = bmesh.new()
    bmesh.ops.create_grid(built, x_segments=1, y_segments=1, size=0.5, matrix=Matrix.Diagonal((*size, 1, 1)))
    return from_bmesh('plane', built, material, at, turn)


def outline(points, depth, material, at=(0, 0, 0), turn=(0, 0, 0), edge=0.003):
    """A flat shape of `points` with a thickness along its own y."""
    built = bmesh.new()
    corners = [built.verts.new((x, 0, z)) for x, z in points]
    face = built.faces.new(corners)
    pushed = bmesh.ops.extrude_face_region(built, geom=[face])
    for corner in [part for part in pushed['geom'] if isinstance(part, bmesh.types.BMVert)]:
        corner.co.y += depth
    bmesh.ops.recalc_face_normals(built, faces=built.faces)
    return bevel(from_bmesh('outline', built, material, at, turn), edge)


def arch(width, height, steps=32):
    """The outline of a door with a round top, its foot in the middle of the ground."""
    half = width / 2
    top = [(half * math.cos(math.pi * i / steps), height - half + half * math.sin(math.pi * i / steps)) for i in range(steps + 1)]
    return [(half, 0), *top, (-half, 0)]


def ring(at, radius, thickness, material, turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_torus_add(location=at, rotation=turn, major_radius=radius, minor_radius=thickness, major_segments=96)
    thing = bpy.context.object
    thing.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    return thing


def wire(points, radius, material):
    """A round cable or stem through points."""
    curve = bpy.data.curves.new('wire', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = '3D', radius, 4, 16
    spline = curve.splines.new('NURBS')
    spline.points.add(len(points) - 1)
    for point, position in zip(spline.points, points):
        point.co = (*position, 1)
    spline.use_endpoint_u, spline.order_u = True, min(4, len(points))
    thing = bpy.data.objects.new('wire', curve)
    bpy.context.collection.objects.link(thing)
    curve.materials.append(material)
    return thing


def chance(low, high):
    return random.uniform(low, high)

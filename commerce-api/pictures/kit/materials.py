"""Surfaces of the pictures: colours of the theme, each with the unevenness that the real thing has."""
import bpy

# Linear colours; the names are those of things, not of tokens.
PAPER = (0.88, 0.80, 0.72)
LINEN = (0.80, 0.74, 0.66)
BLUSH = (0.72, 0.42, 0.36)
RASPBERRY = (0.27, 0.012, 0.055)
SAGE = (0.20, 0.25, 0.18)
SLATE = (0.16, 0.19, 0.22)
SAND = (0.62, 0.49, 0.35)
CLAY = (0.42, 0.19, 0.11)
OAK = (0.45, 0.27, 0.14)
WALNUT = (0.14, 0.066, 0.033)
INK = (0.018, 0.014, 0.018)
WHITE = (0.86, 0.84, 0.81)
BRASS = (0.80, 0.53, 0.24)
STEEL = (0.62, 0.62, 0.62)


def mixed(first, second, share):
    return tuple(a + (b - a) * share for a, b in zip(first, second))


def plain(name, color, rough=0.5, metal=0.0, sheen=0.0, coat=0.0):
    """A surface without a pattern. @returns the material and its shader node"""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*color, 1)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Metallic'].default_value = metal
    shader.inputs['Sheen'].default_value = sheen
    shader.inputs['Clearcoat'].default_value = coat
    return material, shader


def node(material, kind, **inputs):
    made = material.node_tree.nodes.new(kind)
    for name, value in inputs.items():
        made.inputs[name].default_value = value
    return made


def link(material, source, target):
    material.node_tree.links.new(source, target)


def placed(material, scale=(1, 1, 1), rotation=(0, 0, 0)):
    """Object coordinates in metres, stretched: what patterns are laid by."""
    coordinates = node(material, 'ShaderNodeTexCoord')
    mapping = node(material, 'ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = scale
    mapping.inputs['Rotation'].default_value = rotation
    link(material, coordinates.outputs['Object'], mapping.inputs['Vector'])
    return mapping.outputs['Vector']


def ramp(material, source, stops):
    made = node(material, 'ShaderNodeValToRGB')
    elements = made.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, color) in zip(elements, stops):
        element.position = position
        element.color = (*color, 1)
    link(material, source, made.inputs['Fac'])
    return made.outputs['Color']


def bump(material, shader, height, strength, distance=0.01):
    made = node(material, 'ShaderNodeBump', Strength=strength, Distance=distance)
    link(material, height, made.inputs['Height'])
    link(material, made.outputs['Normal'], shader.inputs['Normal'])


def plaster(color, strength=0.25):
    """Limewash: clouds of a lighter and a darker tone, the trowel's soft relief."""
    material, shader = plain('plaster', color, 0.92)
    clouds = node(material, 'ShaderNodeTexNoise', Scale=1.6, Detail=6, Roughness=0.6)
    link(material, placed(material), clouds.inputs['Vector'])
    tones = ramp(material, clouds.outputs['Fac'], [(0.3, mixed(color, INK, 0.10)), (0.7, mixed(color, WHITE, 0.12))])
    link(material, tones, shader.inputs['Base Color'])
    trowel = node(material, 'ShaderNodeTexNoise', Scale=9, Detail=5, Roughness=0.55)
    link(material, placed(material, (1, 1, 1.6)), trowel.inputs['Vector'])
    bump(material, shader, trowel.outputs['Fac'], strength, 0.02)
    return material


def wood(color, along=(1, 12, 12), rough=0.42):
    """Grain along the axis that is stretched least."""
    material, shader = plain('wood', color, rough)
    grain = node(material, 'ShaderNodeTexNoise', Scale=2.2, Detail=8, Roughness=0.62, Distortion=0.6)
    link(material, placed(material, along), grain.inputs['Vector'])
    tones = ramp(material, grain.outputs['Fac'],
                 [(0.28, mixed(color, INK, 0.45)), (0.55, color), (0.8, mixed(color, PAPER, 0.25))])
    link(material, tones, shader.inputs['Base Color'])
    bump(material, shader, grain.outputs['Fac'], 0.12, 0.004)
    return material


def planks(color, rough=0.36, width=0.16, length=1.5):
    """A floor of boards: each of its own tone, with grain and narrow joints."""
    material, shader = plain('planks', color, rough)
    boards = node(material, 'ShaderNodeTexBrick', Scale=1.0)
    boards.inputs['Mortar Size'].default_value = 0.0016
    boards.inputs['Brick Width'].default_value = length
    boards.inputs['Row Height'].default_value = width
    boards.inputs['Color1'].default_value = (*mixed(color, INK, 0.18), 1)
    boards.inputs['Color2'].default_value = (*mixed(color, PAPER, 0.18), 1)
    boards.inputs['Mortar'].default_value = (*mixed(color, INK, 0.8), 1)
    link(material, placed(material, rotation=(0, 0, 1.5708)), boards.inputs['Vector'])
    grain = node(material, 'ShaderNodeTexNoise', Scale=3, Detail=7, Roughness=0.6, Distortion=0.4)
    link(material, placed(material, (14, 1, 1)), grain.inputs['Vector'])
    streaks = ramp(material, grain.outputs['Fac'], [(0.3, (0.62, 0.58, 0.55)), (0.7, (1.12, 1.1, 1.08))])
    both = node(material, 'ShaderNodeMixRGB', Fac=1.0)
    both.blend_type = 'MULTIPLY'
    link(material, boards.outputs['Color'], both.inputs['Color1'])
    link(material, streaks, both.inputs['Color2'])
    link(material, both.outputs['Color'], shader.inputs['Base Color'])
    bump(material, shader, grain.outputs['Fac'], 0.06, 0.003)
    return material


def terrazzo(color):
    material, shader = plain('terrazzo', color, 0.25)
    chips = node(material, 'ShaderNodeTexVoronoi', Scale=34)
    link(material, placed(material), chips.inputs['Vector'])
    tones = ramp(material, chips.outputs['Color'],
                 [(0.0, color), (0.62, mixed(color, WHITE, 0.2)), (0.7, mixed(BLUSH, color, 0.3)), (0.86, mixed(color, INK, 0.5))])
    link(material, tones, shader.inputs['Base Color'])
    return material


def stone(color, vein=INK, scale=3.0, rough=0.3):
    """Veined stone: travertine, marble, basalt by its colours."""
    material, shader = plain('stone', color, rough)
    veins = node(material, 'ShaderNodeTexNoise', Scale=scale, Detail=9, Roughness=0.68, Distortion=1.4)
    link(material, placed(material, (1, 1, 2.6)), veins.inputs['Vector'])
    tones = ramp(material, veins.outputs['Fac'],
                 [(0.30, mixed(color, vein, 0.35)), (0.46, color), (0.54, mixed(color, WHITE, 0.18)), (0.72, mixed(color, vein, 0.16))])
    link(material, tones, shader.inputs['Base Color'])
    bump(material, shader, veins.outputs['Fac'], 0.1, 0.004)
    return material


def linen(color, weave=700.0, strength=0.35):
    """Woven cloth: threads both ways, uneven in tone."""
    material, shader = plain('linen', color, 0.95, sheen=0.35)
    warp = node(material, 'ShaderNodeTexWave', Scale=weave / 20)
    warp.inputs['Distortion'].default_value = 1.2
    warp.inputs['Detail'].default_value = 2
    link(material, placed(material), warp.inputs['Vector'])
    patches = node(material, 'ShaderNodeTexNoise', Scale=26, Detail=6, Roughness=0.7)
    link(material, placed(material, (1, 5, 1)), patches.inputs['Vector'])
    tones = ramp(material, patches.outputs['Fac'], [(0.3, mixed(color, INK, 0.12)), (0.7, mixed(color, WHITE, 0.1))])
    link(material, tones, shader.inputs['Base Color'])
    bump(material, shader, warp.outputs['Fac'], strength, 0.0012)
    return material


def terry(color):
    """Towelling: small loops."""
    material, shader = plain('terry', color, 1.0, sheen=0.6)
    loops = node(material, 'ShaderNodeTexVoronoi', Scale=330)
    link(material, placed(material), loops.inputs['Vector'])
    tones = ramp(material, loops.outputs['Distance'], [(0.0, mixed(color, WHITE, 0.12)), (0.75, mixed(color, INK, 0.22))])
    link(material, tones, shader.inputs['Base Color'])
    bump(material, shader, loops.outputs['Distance'], -0.9, 0.004)
    return material


def velvet(color):
    material, shader = plain('velvet', color, 0.85, sheen=1.0)
    shader.inputs['Sheen Tint'].default_value = 0.8
    pile = node(material, 'ShaderNodeTexNoise', Scale=240, Detail=3)
    link(material, placed(material), pile.inputs['Vector'])
    bump(material, shader, pile.outputs['Fac'], 0.25, 0.002)
    return material


def ceramic(color, rough=0.35):
    """Glazed by hand: speckles and a slightly uneven glaze."""
    material, shader = plain('ceramic', color, rough, coat=0.25)
    specks = node(material, 'ShaderNodeTexNoise', Scale=160, Detail=2)
    link(material, placed(material), specks.inputs['Vector'])
    tones = ramp(material, specks.outputs['Fac'], [(0.24, mixed(color, CLAY, 0.55)), (0.33, color)])
    link(material, tones, shader.inputs['Base Color'])
    uneven = node(material, 'ShaderNodeTexNoise', Scale=14, Detail=3)
    link(material, placed(material), uneven.inputs['Vector'])
    bump(material, shader, uneven.outputs['Fac'], 0.12, 0.004)
    return material


def lacquer(color, rough=0.22):
    return plain('lacquer', color, rough, coat=0.5)[0]


def metal(color=BRASS, rough=0.24):
    return plain('metal', color, rough, 1.0)[0]


def glass(color=(1, 1, 1), rough=0.0):
    material, shader = plain('glass', color, rough)
    shader.inputs['Transmission'].default_value = 1.0
    shader.inputs['IOR'].default_value = 1.46
    return material


def jelly(color, glow_color=None):
    """Gel, oil, wax: light goes into it."""
    material, shader = plain('jelly', color, 0.08, coat=1.0)
    shader.inputs['Subsurface'].default_value = 0.6
    shader.inputs['Subsurface Radius'].default_value = (0.02, 0.02, 0.02)
    shader.inputs['Subsurface Color'].default_value = (*(glow_color or color), 1)
    return material


def leaf(color):
    material, shader = plain('leaf', color, 0.42, coat=0.15)
    tone = node(material, 'ShaderNodeTexNoise', Scale=7, Detail=3)
    link(material, placed(material), tone.inputs['Vector'])
    tones = ramp(material, tone.outputs['Fac'], [(0.3, mixed(color, INK, 0.35)), (0.7, mixed(color, (0.35, 0.42, 0.16), 0.3))])
    link(material, tones, shader.inputs['Base Color'])
    return material


def glow(color, strength):
    material, shader = plain('glow', color, 0.6)
    shader.inputs['Emission'].default_value = (*color, 1)
    shader.inputs['Emission Strength'].default_value = strength
    return material

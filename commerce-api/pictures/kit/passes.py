"""The render's passes as files: colour, and the albedo and normals that lead the denoiser."""
import bpy

NAMES = {'Image': 'color', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal'}


def store(scene, folder):
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format = 'OPEN_EXR'
    output.format.color_depth = '32'
    output.file_slots.clear()
    for socket, name in NAMES.items():
        output.file_slots.new(name + '-')
        tree.links.new(source.outputs[socket], output.inputs[name + '-'])
    final = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(source.outputs['Image'], final.inputs['Image'])


def load(folder, name):
    """A stored pass as an array of height, width, 4."""
    import numpy
    picture = bpy.data.images.load(f'{folder}/{name}-0001.exr', check_existing=False)
    picture.colorspace_settings.name = 'Linear'
    width, height = picture.size
    values = numpy.empty(width * height * 4, dtype=numpy.float32)
    picture.pixels.foreach_get(values)
    return values.reshape(height, width, 4)

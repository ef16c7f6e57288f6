"""Takes the grain of few samples away. Debian's Blender has no denoiser of its own.

An edge-avoiding wavelet filter (Dammertz and others, 2010) over the light alone: the render is divided by its albedo, smoothed where
albedo, normal and brightness agree, and multiplied again, so that grain of wood and weave of cloth stay sharp.
"""
import numpy as np

KERNEL = np.array([1, 4, 6, 4, 1], dtype=np.float32) / 16


def luminance(color):
    return color @ np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)


def shifted(values, dy, dx):
    """`values` moved by whole pixels; edges are repeated."""
    height, width = values.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return values[rows][:, columns]


def box_mean(values, radius):
    for axis in (0, 1):
        total = sum(shifted(values, step if axis == 0 else 0, step if axis else 0) for step in range(-radius, radius + 1))
        values = total / (2 * radius + 1)
    return values


def clip_fireflies(light):
    """Single bright pixels: no brighter than the brightest third of their neighbours."""
    around = np.stack([luminance(shifted(light, dy, dx)) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    limit = np.sort(around, axis=0)[5] * 1.3 + 0.02
    own = luminance(light)
    return light * np.minimum(1, limit / np.maximum(own, 1e-6))[..., None]


def denoise(color, albedo, normal, strength=1.0, rounds=5):
    """@param strength how different two brightnesses may be, in deviations of the noise around them"""
    ground = np.maximum(albedo, 0.02)
    light = clip_fireflies(color / ground)
    brightness = np.log1p(luminance(light))
    length = np.sqrt((normal ** 2).sum(-1, keepdims=True))
    # The sky has no normal: it is given one of its own, so that it is like itself and like nothing else.
    normal = np.where(length > 0.05, normal / np.maximum(length, 0.05), np.array([0, 0, -1], dtype=np.float32))
    mean = box_mean(brightness, 3)
    deviation = np.sqrt(np.maximum(box_mean(brightness ** 2, 3) - mean ** 2, 1e-6))
    for round_number in range(rounds):
        step = 2 ** round_number
        brightness = np.log1p(luminance(light))
        if round_number == 0:
            brightness = box_mean(brightness, 1)
        total, weights = np.zeros_like(light), np.zeros(light.shape[:2], dtype=np.float32)
        allowed = np.maximum(deviation * strength * 2 / (1 + round_number), 0.008)
        for i in range(-2, 3):
            for j in range(-2, 3):
                dy, dx = i * step, j * step
                near_albedo = ((shifted(albedo, dy, dx) - albedo) ** 2).sum(-1) / (0.02 * (1 + round_number))
                alike = np.clip((shifted(normal, dy, dx) * normal).sum(-1), 0, 1) ** 32
                apart = np.abs(shifted(brightness, dy, dx) - brightness) / allowed
                weight = KERNEL[i + 2] * KERNEL[j + 2] * alike * np.exp(-near_albedo - apart)
                if i == 0 and j == 0:
                    weight = np.full_like(weights, KERNEL[2] * KERNEL[2])
                total += shifted(light, dy, dx) * weight[..., None]
                weights += weight
        light = total / np.maximum(weights, 1e-6)[..., None]
        if round_number == 0:
            light = calm_edges(light, weights)
    return light * ground


def calm_edges(light, weights):
    """Where a pixel lies on an edge it is like neither side and would stay grainy: it takes the light around it."""
    alone = np.clip(1 - weights / 0.4, 0, 1)[..., None]
    return light * (1 - alone) + box_mean(light, 1) * alone

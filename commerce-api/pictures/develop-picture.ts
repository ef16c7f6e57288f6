/** From a render to a picture of the shop: a little more contrast, WebP of at most 200 KB. */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

const MOST_BYTES = 200_000;
const QUALITIES = [86, 80, 74, 68];

/**
 * @returns its main colour, `#rrggbb`
 * @throws when it stays larger than the limit
 */
export async function developPicture(source: string, target: string): Promise<string> {
  const graded = await sharp(source)
    .linear(1.07, -6)
    .modulate({ saturation: 1.08 })
    .sharpen({ sigma: 0.7, m1: 0.4, m2: 1.2 })
    .png()
    .toBuffer();
  for (const quality of QUALITIES) {
    const bytes = await sharp(graded).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length > MOST_BYTES) continue;
    writeFileSync(target, bytes);
    return mainColor(bytes);
  }
  throw new Error(
    `Failed to write ${target}: it is larger than ${MOST_BYTES} bytes at every quality. Render it smaller.`,
  );
}

/** The mean of a picture's pixels, `#rrggbb`. */
export async function mainColor(bytes: Buffer): Promise<string> {
  const { channels } = await sharp(bytes).removeAlpha().stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
}

import sharp from 'sharp';
import { drawingSvg } from './drawings';

/** Pixels of the longer side that are looked at: the mean of more looks no different. */
const SAMPLE = 160;

/**
 * The main colour of a picture, the mean of its pixels, `#rrggbb`; null where it is transparent somewhere, since the colour
 * would go on showing through.
 * @throws when the bytes are no picture
 */
export async function colorOfPicture(bytes: Buffer): Promise<string | null> {
  // The statistics are those of what is given, before any change.
  const sample = await sharp(bytes).resize(SAMPLE, SAMPLE, { fit: 'inside' }).png().toBuffer();
  const { channels, isOpaque } = await sharp(sample).stats();
  if (!isOpaque) return null;
  const [first, second = first, third = first] = channels.map(({ mean }) => Math.round(mean));
  return `#${[first, second, third].map((value = 0) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The same of a drawing, by its name; null: there is none of this name. */
export async function colorOfDrawing(name: string): Promise<string | null> {
  const svg = drawingSvg(name, SAMPLE, SAMPLE * (3 / 4));
  return svg === null ? null : colorOfPicture(Buffer.from(svg));
}

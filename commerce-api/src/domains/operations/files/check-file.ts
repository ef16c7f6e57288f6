import type { UploadMimeType } from '@aksamit/contracts';
import sharp from 'sharp';
import { isPicture, sniffMimeType } from './upload-rules';

const MOST_PIXELS = 40_000_000;
/** Longest side that is stored. */
const LONGEST_SIDE = 2560;
/** Decoding is heavy: one picture at a time, so that other requests stay fast. */
let turn: Promise<unknown> = Promise.resolve();

export interface CheckedFile {
  bytes: Buffer;
  width: number | null;
  height: number | null;
}

/**
 * A file as it may be stored; null when its content does not match its type. Pictures are decoded and encoded again,
 * which removes everything else (locations, cameras, hidden programs). A PDF is stored unchanged, and only ever served
 * as an attachment.
 */
export function checkFile(bytes: Buffer, mimeType: UploadMimeType): Promise<CheckedFile | null> {
  if (sniffMimeType(bytes) !== mimeType) return Promise.resolve(null);
  if (!isPicture(mimeType)) return Promise.resolve({ bytes, width: null, height: null });
  const made = turn.then(() => reencode(bytes, mimeType));
  turn = made;
  return made;
}

async function reencode(bytes: Buffer, mimeType: UploadMimeType): Promise<CheckedFile | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
    const encoded =
      mimeType === 'image/jpeg'
        ? picture.jpeg({ quality: 85 })
        : mimeType === 'image/png'
          ? picture.png({ compressionLevel: 7 })
          : picture.webp({ quality: 85, effort: 2 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

/**
 * Pictures of the shop that the project rendered, by their name in `shop_pictures.drawing`: `rendered:<file>`. A name always
 * gives the same picture, since browsers cache it indefinitely: a better one gets another name. How they are made:
 * commerce-api/pictures/README.md.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^rendered:([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** @returns its bytes as WebP; null: the name is no rendered picture's, or there is none of this name */
export async function loadRendered(folder: string, name: string): Promise<Buffer | null> {
  const file = NAME.exec(name)?.[1];
  if (file === undefined) return null;
  try {
    return await readFile(join(folder, `${file}.webp`));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

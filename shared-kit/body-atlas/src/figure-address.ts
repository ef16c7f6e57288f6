/** Addresses of small drawings as pictures: the page server draws them, pages name them. Pure. */
import type { Gender } from '@aksamit/contracts';
import type { DrawnParts } from './body-sheet';

/** Below this path the page server answers drawings. */
export const FIGURES_PATH = '/figures/';

/** Codes that can stand in an address; drawn ones are all of this form. */
const CODE = /^[a-z]+$/i;
const FIGURE = /^\/figures\/(female|male)\/([a-z]+(?:-[a-z]+)*)\.svg$/i;

/**
 * `/figures/female/bikini-legs.svg`: the same for the same parts, in whatever order they are listed.
 * @returns null without a part whose code can be drawn
 */
export function figureAddress({ gender, codes }: DrawnParts): string | null {
  const named = [...new Set(codes)].filter((code) => CODE.test(code)).sort();
  return named.length > 0 ? `${FIGURES_PATH}${gender}/${named.join('-')}.svg` : null;
}

const genders: Readonly<Record<string, Gender>> = { female: 'female', male: 'male' };

/** What an address asks for; null: it is none of a drawing. */
export function partsOfAddress(path: string): DrawnParts | null {
  const [, of = '', codes = ''] = FIGURE.exec(path) ?? [];
  const gender = genders[of];
  return gender ? { gender, codes: [...new Set(codes.split('-'))] } : null;
}

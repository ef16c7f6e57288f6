import type { SentSection } from '@aksamit/contracts';
import { imageOf, withColor } from '../../operations/pictures';

/** Main colours of pictures, by the pictures' ids. */
export type PictureColors = Readonly<Record<string, string>>;

/** The page whose pictures are named. */
interface PicturedPage {
  id: string;
  colors: PictureColors;
}

/** Stored sections as pages receive them: each photograph's id is replaced by its picture. */
export function sentSections(pageId: string, stored: readonly unknown[], colors: PictureColors = {}): SentSection[] {
  const page = { id: pageId, colors };
  return stored.flatMap((section) => {
    const sent = withPictures(page, section);
    return isSection(sent) ? [sent] : [];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isSection = (value: unknown): value is SentSection => isRecord(value) && typeof value.kind === 'string';

function pictureOf({ id, colors }: PicturedPage, pictureId: unknown, alt: unknown) {
  if (typeof pictureId !== 'string') return null;
  return withColor(imageOf('pages', id, typeof alt === 'string' ? alt : '', pictureId), colors[pictureId]);
}

/**
 * A picture is `{ pictureId, drawing, alt }`; a pair of photographs `{ before, after, caption }`. Either field of a picture may
 * be missing in a record that a program wrote.
 */
function withPictures(page: PicturedPage, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withPictures(page, entry));
  if (!isRecord(value)) return value;
  const { pictureId, before, after } = value;
  const others = Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) =>
      name === 'pictureId' ? [] : [[name, withPictures(page, field)] as const],
    ),
  );
  if ('pictureId' in value || 'drawing' in value) {
    return { drawing: null, alt: '', ...others, image: pictureOf(page, pictureId, value.alt) };
  }
  if ('before' in value && 'after' in value) {
    const picture = (id: unknown) => pictureOf(page, id, value.caption);
    return { ...others, before: picture(before), after: picture(after) };
  }
  return others;
}

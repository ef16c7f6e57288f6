import type { SentSection } from '@aksamit/contracts';
import { imageOf } from '../../operations/pictures';

/** Stored sections as pages receive them: each photograph's id is replaced by its picture. */
export function sentSections(pageId: string, stored: readonly unknown[]): SentSection[] {
  return stored.flatMap((section) => {
    const sent = withPictures(pageId, section);
    return isSection(sent) ? [sent] : [];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isSection = (value: unknown): value is SentSection => isRecord(value) && typeof value.kind === 'string';

const pictureOf = (pageId: string, pictureId: unknown, alt: unknown) =>
  typeof pictureId === 'string' ? imageOf('pages', pageId, typeof alt === 'string' ? alt : '', pictureId) : null;

/**
 * A picture is `{ pictureId, drawing, alt }`; a pair of photographs `{ before, after, caption }`. Either field of a picture may
 * be missing in a record that a program wrote.
 */
function withPictures(pageId: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withPictures(pageId, entry));
  if (!isRecord(value)) return value;
  const { pictureId, before, after } = value;
  const others = Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) =>
      name === 'pictureId' ? [] : [[name, withPictures(pageId, field)] as const],
    ),
  );
  if ('pictureId' in value || 'drawing' in value) {
    return { drawing: null, alt: '', ...others, image: pictureOf(pageId, pictureId, value.alt) };
  }
  if ('before' in value && 'after' in value) {
    const picture = (id: unknown) => pictureOf(pageId, id, value.caption);
    return { ...others, before: picture(before), after: picture(after) };
  }
  return others;
}

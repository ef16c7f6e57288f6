import { type Image, type ImageKind, imageWidths } from '@aksamit/contracts';

const heightPerWidth: Record<ImageKind, number> = {
  treatments: 3 / 4,
  articles: 9 / 16,
  'article-categories': 9 / 16,
  salons: 3 / 4,
  authors: 1,
  pages: 9 / 16,
};

/** Height of a picture of this kind at a width, whole pixels. */
export const imageHeight = (kind: ImageKind, width: number) => Math.round(width * heightPerWidth[kind]);

/** Drawn views of a salon: a treatment room, the reception, the front on the street. */
export const salonViews = ['1', '2', '3'] as const;

/** Pictures of a salon: the photograph that staff chose for it, else its drawn views, `{id}v{view}`. */
export function salonImagesOf(recordId: string, alt: string, pictureId: string | null): Image[] {
  if (pictureId !== null) return [imageOf('salons', recordId, alt, pictureId)];
  return salonViews.map((view) => imageOf('salons', `${recordId}v${view}`, alt));
}

/**
 * The picture of a record, as records carry it.
 * @param pictureId of the photograph that staff chose for it; null: the drawn one
 */
export function imageOf(kind: ImageKind, recordId: string, alt: string, pictureId: string | null = null): Image {
  const id = pictureId === null ? recordId : `${recordId}p${pictureId}`;
  const imageUrl = `/api/images/${kind}/${id}-960.webp`;
  const width = Math.max(...imageWidths);
  return {
    id,
    kind,
    imageUrl,
    alt,
    title: alt,
    mimeType: 'image/webp',
    fileName: `${id}-960.webp`,
    originalName: `${id}.webp`,
    putUrl: null,
    getUrl: imageUrl,
    storagePath: `${kind}/${id}`,
    width,
    height: imageHeight(kind, width),
    widths: [...imageWidths],
  };
}

import { type Image, type ImageKind, imageWidths } from '@aksamit/shared-kit/contracts';

const heightPerWidth: Record<ImageKind, number> = {
  treatments: 3 / 4,
  articles: 9 / 16,
  'article-categories': 9 / 16,
  salons: 3 / 4,
  authors: 1,
};

/** Height of a picture of this kind at a width, whole pixels. */
export const imageHeight = (kind: ImageKind, width: number) => Math.round(width * heightPerWidth[kind]);

/** The picture of a record, as records carry it. */
export function imageOf(kind: ImageKind, recordId: string, alt: string): Image {
  const width = Math.max(...imageWidths);
  return {
    id: recordId,
    kind,
    imageUrl: `/api/images/${kind}/${recordId}-960.webp`,
    alt,
    title: alt,
    mimeType: 'image/webp',
    fileName: `${recordId}-960.webp`,
    originalName: `${recordId}.webp`,
    width,
    height: imageHeight(kind, width),
    widths: [...imageWidths],
  };
}

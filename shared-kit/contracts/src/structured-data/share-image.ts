import type { Image } from '../image';
import type { PageHead } from '../platform';

type SharedImage = Pick<Image, 'kind' | 'id' | 'alt' | 'width' | 'height'>;

/** The picture of a record as link previews show it: JPEG, in its largest width. */
export function shareImage(image: SharedImage): NonNullable<PageHead['image']> {
  const { kind, id, alt, width, height } = image;
  return { url: `/api/images/${kind}/${id}-${width}.jpg`, alt, width, height };
}

/** Part of a page's head: the first picture of a list, else nothing, which leaves the shop's own card. */
export function shareImageOf(images: readonly (SharedImage | undefined)[]): Pick<PageHead, 'image'> {
  const first = images.find((image) => image !== undefined);
  return first ? { image: shareImage(first) } : {};
}

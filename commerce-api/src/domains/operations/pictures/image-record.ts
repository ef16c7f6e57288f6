import { type Image, type ImageKind, imageWidths, type LocaleCode } from '@aksamit/contracts';
import en from '../texts/en.json';
import pl from '../texts/pl.json';
import { type AuthorPortrait, authorColor } from './author-svg';
import { faceNumber, type TherapistInSalon } from './therapist-faces';
import { therapistColor } from './therapist-svg';

const heightPerWidth: Record<ImageKind, number> = {
  treatments: 3 / 4,
  articles: 9 / 16,
  'article-categories': 9 / 16,
  salons: 3 / 4,
  authors: 1,
  pages: 9 / 16,
  therapists: 1,
};

/** Height of a picture of this kind at a width, whole pixels. */
export const imageHeight = (kind: ImageKind, width: number) => Math.round(width * heightPerWidth[kind]);

/** Drawn views of a salon: a treatment room, the reception, the front on the street. */
export const salonViews = ['1', '2', '3'] as const;

/** Drawn portraits, by the view in their address: it alone decides, so that browsers can keep them for good. */
export const portraitViews: Readonly<Record<string, AuthorPortrait>> = { '1': 'woman', '2': 'man', '3': 'brand' };

/** Height of a cover at a width on phones, where the wide one would be a strip. */
const PHONE_COVER = 3 / 4;
/** The view in the address of a cover for phones. */
export const PHONE_VIEW = '1';
/** Height of a cover's view for phones at a width, whole pixels. */
export const phoneCoverHeight = (width: number) => Math.round(width * PHONE_COVER);

/** The photograph that staff chose; without an id there is none. */
interface ChosenPortrait {
  pictureId: string | null;
  /** What it shows. */
  alt: string | null;
  /** Its main colour. */
  color: string | null;
}

/** Portrait of an author: the photograph that staff chose, else a drawn one. */
export function authorImageOf(
  recordId: string,
  name: string,
  { portrait, pictureId, alt, color }: ChosenPortrait & { portrait: AuthorPortrait },
): Image {
  if (pictureId !== null) return withColor(imageOf('authors', recordId, alt ?? name, pictureId), color);
  const view = Object.entries(portraitViews).find(([, drawn]) => drawn === portrait)?.[0] ?? '3';
  return withColor(imageOf('authors', `${recordId}v${view}`, name), authorColor(recordId));
}

/** A therapist as her picture needs her. */
export interface PicturedTherapist extends TherapistInSalon {
  id: string;
  firstName: string;
  /** The photograph that staff chose, and what it shows; null: she is drawn. */
  pictureId: string | null;
  pictureAlt: Record<LocaleCode, string> | null;
  /** Its main colour. */
  pictureColor: string | null;
}

/** Portrait of a therapist: the photograph that staff chose, else a drawn face that nobody else of her salon has. */
export function therapistImageOf(therapist: PicturedTherapist, locale: LocaleCode): Image {
  const { id, firstName, pictureId, pictureAlt, pictureColor } = therapist;
  if (pictureId !== null) {
    return withColor(imageOf('therapists', id, pictureAlt?.[locale] ?? firstName, pictureId), pictureColor);
  }
  const alt = { pl, en }[locale].pictures.therapist.replace('{name}', () => firstName);
  const face = faceNumber(therapist);
  return withColor(imageOf('therapists', `${id}v${face}`, alt), therapistColor(face, id));
}

/** The version of a cover for phones: the same picture in another proportion. Parameters as of `imageOf`. */
export function phoneCoverOf(
  kind: 'articles' | 'article-categories',
  recordId: string,
  alt: string,
  pictureId: string | null = null,
): Image {
  const cover = imageOf(kind, `${recordId}${pictureId === null ? '' : `p${pictureId}`}v${PHONE_VIEW}`, alt);
  return { ...cover, height: phoneCoverHeight(cover.width) };
}

/** A picture of a gallery: of the shop, with what it shows in words and its main colour. */
export interface GalleryPicture {
  id: string;
  alt: string;
  color: string | null;
}

/** Pictures that staff chose for a salon. */
interface SalonPictures {
  /** Null: no photograph was chosen to stand alone. */
  pictureId: string | null;
  /** Its main colour. */
  color: string | null;
  gallery: readonly GalleryPicture[];
}

/** Pictures of a salon: the photograph that staff chose for it, else its gallery, else its drawn views, `{id}v{view}`. */
export function salonImagesOf(recordId: string, alt: string, { pictureId, color, gallery }: SalonPictures): Image[] {
  if (pictureId !== null) return [withColor(imageOf('salons', recordId, alt, pictureId), color)];
  if (gallery.length > 0)
    return gallery.map((one) => withColor(imageOf('salons', recordId, one.alt, one.id), one.color));
  return salonViews.map((view) => imageOf('salons', `${recordId}v${view}`, alt));
}

/** The picture with its main colour, where that is known: pages show it until the picture is there. */
export const withColor = (image: Image, color: string | null | undefined): Image =>
  color ? { ...image, color } : image;

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

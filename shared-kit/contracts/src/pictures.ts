/** Which picture shows a record in lists. Types alone of the contracts: browsers load no schema for it. */
import type { Image } from './image';

interface Pictured {
  id: string;
  image: Image;
  imageIds?: readonly string[] | undefined;
}

/** Whether a record has a gallery and no photograph that staff chose for it: the generated picture shows nothing of it. */
export const isOfGallery = ({ id, image, imageIds = [] }: Pictured): boolean => image.id === id && imageIds.length > 0;

/** The picture of a record in lists: the chosen photograph, else the first of its gallery, else the generated one. */
export const cardImage = (record: Pictured): Image => ({
  ...record.image,
  id: (isOfGallery(record) ? record.imageIds?.[0] : undefined) ?? record.image.id,
});

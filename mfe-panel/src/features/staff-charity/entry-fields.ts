import { storeInstant } from '../../staff-kit/store-time';
import type { NewEntry } from './api/charity';

/** What is typed of a review. */
export interface EntryFields {
  locationId: string;
  reviewerName: string;
  reviewUrl: string;
  rating: string;
  hasComment: boolean;
  hasPhotos: boolean;
  /** Local date. */
  postedAt: string;
}

export const emptyEntry = (locationId: string): EntryFields => ({
  locationId,
  reviewerName: '',
  reviewUrl: '',
  rating: '5',
  hasComment: false,
  hasPhotos: false,
  postedAt: '',
});

/** The request for what was typed. The maps service shows a date alone: the entry is of the beginning of that day. */
export function entryRequest({ postedAt, rating, reviewUrl, ...fields }: EntryFields): NewEntry {
  const url = reviewUrl.trim();
  return {
    ...fields,
    reviewerName: fields.reviewerName.trim(),
    rating: Number(rating),
    postedAt: storeInstant(postedAt, 0),
    ...(url === '' ? {} : { reviewUrl: url }),
  };
}

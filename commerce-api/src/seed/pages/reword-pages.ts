import type { Trx } from '../../platform/database';
import { seedPagePictures } from '../rendered/seed-page-pictures';
import { seedPageSections } from './seed-pages';

/** Better words of pages that nobody has edited, in a shop whose pages have their pictures. */
export async function rewordPages(trx: Trx): Promise<void> {
  await seedPageSections(trx);
  await seedPagePictures(trx);
}

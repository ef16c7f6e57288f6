import type { Trx } from '../../../platform/database';
import { shortLinkUrlOf } from './own-address';
import { shortCodeOf } from './short-link-queries';

/** The short link to a page of the shop, for messages. @param url whole, of the shop itself: it is not checked here */
export const shortLinkTo = async (trx: Trx, url: string): Promise<string> =>
  shortLinkUrlOf(url, await shortCodeOf(trx, url));

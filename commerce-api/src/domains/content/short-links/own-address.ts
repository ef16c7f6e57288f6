import type { Db, Trx } from '../../../platform/database';
import { ownAddress } from './own-address-rules';
import { selectMarketHosts } from './short-link-queries';

/** A longer one is no address that a short link leads to. */
const LONGEST = 2000;

/** The whole address of a page of the shop, on any of its hosts; null for others and for one that is too long. */
export async function ownAddressIn(db: Db | Trx, publicOrigin: string, url: string): Promise<string | null> {
  const hosts = new Set([new URL(publicOrigin).host, ...(await selectMarketHosts(db))]);
  const address = ownAddress(url, publicOrigin, hosts);
  return address !== null && address.length <= LONGEST ? address : null;
}

/** Where a short link of an address is followed. */
export const shortLinkUrlOf = (url: string, code: string): string => `${new URL(url).origin}/api/s/${code}`;

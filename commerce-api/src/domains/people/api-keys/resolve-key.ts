import { platformError } from '../../../platform/api-error';
import type { Db } from '../../../platform/database';
import { limitAttempts } from '../../../platform/rate-counter';
import type { ResolveKey } from '../../../platform/request-context';
import { findActor } from './key-queries';

/** Wrong keys of an address within a quarter of an hour; right ones pass however many were wrong, as at the login. */
const WRONG_KEYS_AT_MOST = 60;
const QUARTER_HOUR = 900;

/** Who an API key belongs to. @param factor multiplies the wrong keys that an address may send */
export function createKeyResolver(db: Db, factor: number): ResolveKey {
  return async (key, address) => {
    const found = await findActor(db, key);
    if (found) return found;
    const limit = { key: `api-key:${address}`, limit: WRONG_KEYS_AT_MOST, windowSeconds: QUARTER_HOUR };
    await limitAttempts(db, limit, factor);
    throw platformError('401 key_invalid');
  };
}

import type { ProductSummary } from '@aksamit/contracts';
import { MOST_RECENTLY_SEEN, parseIds, RECENTLY_SEEN_KEY } from '@aksamit/contracts/remembered-list';
import { callApi } from '@aksamit/module-sdk/api';
import { useHttp } from '@aksamit/module-sdk/http';
import { useCallback, useEffect, useState } from 'react';

const SHOWN = 3;

export type SeenTreatment = Pick<ProductSummary, 'id' | 'name' | 'slug' | 'gender'>;

/**
 * The treatments whose pages were opened last in this browser, as far as they are sold: GET /products, once the search field
 * is used. Empty on failure: they are only an offer.
 */
export function useSeenTreatments(isWanted: boolean): [seen: readonly SeenTreatment[], clear: () => void] {
  const http = useHttp();
  const [seen, setSeen] = useState<readonly SeenTreatment[]>([]);
  useEffect(() => {
    const ids = isWanted ? seenIds() : '';
    if (ids === '') return;
    const request = new AbortController();
    callApi(http, 'GET /products', { query: { ids, perPage: SHOWN }, signal: request.signal }).then(
      ({ data }) => setSeen(data.products),
      () => undefined,
    );
    return () => request.abort();
  }, [http, isWanted]);
  const clear = useCallback(() => {
    clearSeen();
    setSeen([]);
  }, []);
  return [seen, clear];
}

function seenIds(): string {
  try {
    return parseIds(localStorage.getItem(RECENTLY_SEEN_KEY), MOST_RECENTLY_SEEN).slice(0, SHOWN).join();
  } catch {
    return '';
  }
}

function clearSeen(): void {
  try {
    localStorage.removeItem(RECENTLY_SEEN_KEY);
  } catch {
    // Nothing was stored either.
  }
}

import type { ProductSummary } from '@aksamit/contracts';
import { MOST_RECENTLY_SEEN, parseIds, RECENTLY_SEEN_KEY } from '@aksamit/contracts/remembered-list';
import { callApi } from '@aksamit/module-sdk/api';
import { useHttp } from '@aksamit/module-sdk/http';
import { useQuery } from '@aksamit/module-sdk/query';
import { useEffect, useState } from 'react';

const SHOWN = 4;

/**
 * The treatments whose pages were opened last in this browser, as far as they are sold: GET /products. Empty on failure and
 * until the browser is asked: they are only an offer.
 */
export function useRecentlySeen(): ProductSummary[] {
  const http = useHttp();
  const [ids, setIds] = useState('');
  useEffect(() => setIds(seenIds()), []);
  const { data = [] } = useQuery({
    queryKey: ['recently-seen', ids],
    queryFn: async () => (await callApi(http, 'GET /products', { query: { ids, perPage: SHOWN } })).data.products,
    enabled: ids !== '',
    retry: false,
  });
  return data;
}

function seenIds(): string {
  try {
    return parseIds(localStorage.getItem(RECENTLY_SEEN_KEY), MOST_RECENTLY_SEEN).slice(0, SHOWN).join();
  } catch {
    return '';
  }
}

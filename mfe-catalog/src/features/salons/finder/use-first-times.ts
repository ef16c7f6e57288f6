import { callApi } from '@aksamit/module-sdk/api';
import { useHttp } from '@aksamit/module-sdk/http';
import { useEffect, useState } from 'react';

/** By salon: the start of the first free time, null where none is near, undefined where it is not known. */
export type FirstTimes = ReadonlyMap<string, string | null | undefined>;

/** The most that one call gives. */
const MOST = 12;
/** Somebody who types on sees other salons. */
const PAUSE_MS = 300;

/** First free times of a treatment in salons: GET /events/first-free-times. The rows do without them. */
export function useFirstTimes(productId: string | undefined, salonIds: readonly string[]): FirstTimes {
  const http = useHttp();
  const [times, setTimes] = useState<FirstTimes>(new Map());
  const locationIds = salonIds
    .filter((id) => !times.has(id))
    .slice(0, MOST)
    .join();
  useEffect(() => {
    if (productId === undefined || locationIds === '') return;
    let isCurrent = true;
    const load = async () => {
      const unknown = locationIds.split(',').map((id) => [id, undefined] as const);
      const { data } = await callApi(http, 'GET /events/first-free-times', { query: { productId, locationIds } });
      const found = data.firstFreeTimes.map(({ location, startAt }) => [location.id, startAt] as const);
      if (isCurrent) setTimes((known) => new Map([...known, ...unknown, ...found]));
    };
    const timer = setTimeout(() => load().catch(() => undefined), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [http, productId, locationIds]);
  return times;
}

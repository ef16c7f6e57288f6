import { callApi } from '@aksamit/module-sdk/api';
import { useHttp } from '@aksamit/module-sdk/http';
import { useEffect, useState } from 'react';
import { type ListedSalon, listSalons } from '../api/list-salons';
import type { Point } from './salon-search';

export interface SalonListState {
  /** Undefined: not loaded (yet). */
  salons: readonly ListedSalon[] | undefined;
  hasFailed: boolean;
  retry(): void;
}

/**
 * Salons of a category, or all, in one response: search, distances and the radius work on it in the browser, and a
 * visitor's position never leaves it. Without a query client, which pages of islands would load for it.
 */
export function useSalonList(category: string | undefined, isNeeded: boolean): SalonListState {
  const http = useHttp();
  const [salons, setSalons] = useState<readonly ListedSalon[]>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a request
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    setFailed(false);
    listSalons(http, { category }).then(
      (found) => isCurrent && setSalons(found),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [http, category, isNeeded, attempt]);
  return { salons, hasFailed, retry: () => setAttempt((times) => times + 1) };
}

type KnownCity = Point & { name: string };

/** Every known city, also those without a salon, to search around: GET /cities. Without them no city is known. */
export function useKnownCities(isNeeded: boolean): readonly KnownCity[] | undefined {
  const http = useHttp();
  const [cities, setCities] = useState<readonly KnownCity[]>();
  const isMissing = isNeeded && cities === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    callApi(http, 'GET /cities', { query: { perPage: 100 } }).then(
      ({ data }) => isCurrent && setCities(data.cities),
      () => isCurrent && setCities([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [http, isMissing]);
  return cities;
}

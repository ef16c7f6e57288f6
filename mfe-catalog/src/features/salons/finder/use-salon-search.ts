import { useDeferredValue, useState } from 'react';
import type { ListedSalon } from '../api/list-salons';
import { cityTyped, salonsAround, searchSalons } from './salon-search';
import { useGeolocation } from './use-geolocation';
import { useKnownCities } from './use-salon-list';

/** What the search shows. */
export type Finding =
  /** Nothing was typed, and no position is used. */
  | { kind: 'start' }
  | { kind: 'searching' }
  | { kind: 'found'; salons: ListedSalon[] }
  /** The city is known, but has none of the salons. */
  | { kind: 'noneInCity'; city: string }
  | { kind: 'noneAround' }
  | { kind: 'unknown' };

/** What is shown where nothing was found. */
export type NothingFinding = Extract<Finding, { kind: 'noneInCity' | 'noneAround' | 'unknown' }>;

/** The state of the finder: search text or position, whichever was used last. */
export function useSalonSearch(salons: readonly ListedSalon[] | undefined) {
  const [typed, setTyped] = useState('');
  const [isAroundCity, setAroundCity] = useState(false);
  const position = useGeolocation();
  const words = useDeferredValue(typed).trim();
  const hits = salons && words ? searchSalons(salons, words) : [];
  const cities = useKnownCities(salons !== undefined && words !== '' && hits.length === 0);

  const finding = (): Finding => {
    if (position.state.status === 'found')
      return salons ? foundAround(salonsAround(salons, position.state.point)) : { kind: 'searching' };
    if (words === '') return { kind: 'start' };
    if (hits.length > 0) return { kind: 'found', salons: hits };
    if (!salons || !cities) return { kind: 'searching' };
    const city = cityTyped(cities, words);
    if (!city) return { kind: 'unknown' };
    return isAroundCity ? foundAround(salonsAround(salons, city)) : { kind: 'noneInCity', city: city.name };
  };
  return {
    typed,
    type(text: string) {
      setTyped(text);
      setAroundCity(false);
      position.reset();
    },
    nearMe() {
      setTyped('');
      setAroundCity(false);
      position.ask();
    },
    geolocation: position.state.status,
    finding: finding(),
    /** Shows the salons up to 50 km around a city without one. */
    lookAround: () => setAroundCity(true),
  };
}

const foundAround = (salons: ListedSalon[]): Finding =>
  salons.length > 0 ? { kind: 'found', salons } : { kind: 'noneAround' };

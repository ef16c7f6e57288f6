import { useDeferredValue, useState } from 'react';
import { useCities } from './api/list-salons';
import { type FoundSalon, type Salon, salonsAround, searchSalons } from './salon-search';
import { useGeolocation } from './use-geolocation';

export type Finding =
  | { kind: 'found'; salons: FoundSalon[] }
  /** No salon in that city; `around`: how many there are up to 50 km off. */
  | { kind: 'noneInCity'; city: string; around: FoundSalon[] }
  | { kind: 'noneAround' }
  | { kind: 'unknown' };

/** The state of the salon finder: search text or position, whichever was used last. */
export function useSalonSearch(salons: readonly Salon[], preferredId: string | null) {
  const [typed, setTyped] = useState('');
  const [isAroundCity, setAroundCity] = useState(false);
  const location = useGeolocation();
  const words = useDeferredValue(typed);
  const cities = useCities({ enabled: true });

  const type = (text: string) => {
    setTyped(text);
    setAroundCity(false);
    location.reset();
  };
  const nearMe = () => {
    setTyped('');
    setAroundCity(false);
    location.ask();
  };
  const finding = (): Finding => {
    if (location.state.status === 'found') {
      const around = salonsAround(salons, location.state.point);
      return around.length > 0 ? { kind: 'found', salons: around } : { kind: 'noneAround' };
    }
    const search = searchSalons(salons, cities.data ?? [], words, preferredId);
    if (search.kind !== 'noneInCity' || !isAroundCity) return search;
    return search.around.length > 0 ? { kind: 'found', salons: search.around } : { kind: 'noneAround' };
  };
  return {
    typed,
    type,
    nearMe,
    geolocation: location.state.status,
    finding: finding(),
    /** Shows the salons up to 50 km around a city without one. */
    lookAround: () => setAroundCity(true),
  };
}

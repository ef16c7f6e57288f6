import { useCallback, useState } from 'react';
import type { Point } from './salon-search';

/**
 * `denied`: refused by the person or switched off, `unavailable`: the device does not know, or took too long.
 * `unsupported`: the browser gives none, or only over https.
 */
export type GeolocationState =
  | { status: 'idle' | 'asking' | 'denied' | 'unavailable' | 'unsupported' }
  | { status: 'found'; point: Point };

const TIMEOUT_MS = 10_000;
const FRESH_MS = 600_000;

/** The person's position, requested on a press only. It never leaves the browser. */
export function useGeolocation() {
  const [state, setState] = useState<GeolocationState>({ status: 'idle' });
  const ask = useCallback(() => {
    if (!('geolocation' in navigator)) {
      setState({ status: 'unsupported' });
      return;
    }
    setState({ status: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setState({ status: 'found', point: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => setState({ status: code === 1 ? 'denied' : 'unavailable' }),
      { timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    );
  }, []);
  const reset = useCallback(() => setState({ status: 'idle' }), []);
  return { state, ask, reset };
}

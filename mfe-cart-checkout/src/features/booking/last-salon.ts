/** The salon chosen last in this browser: offered first next time. A logged-in customer has a preferred one instead. */
import { LAST_SALON_KEY, WANTED_SALON_KEY } from '@aksamit/contracts/last-salon';

export const readLastSalon = (): string | null => read(() => window.localStorage, LAST_SALON_KEY);

/** The one that was chosen on a page of the catalog for the visit to come. */
export const readWantedSalon = (): string | null => read(() => window.sessionStorage, WANTED_SALON_KEY);

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    // Blocked by the browser's settings: the salon must be chosen again.
    return null;
  }
}

/** Replaces what was chosen before, on whichever page. */
export function keepLastSalon(locationId: string): void {
  try {
    window.localStorage.setItem(LAST_SALON_KEY, locationId);
    window.sessionStorage.removeItem(WANTED_SALON_KEY);
  } catch {
    // Full or blocked: nothing depends on it.
  }
}

import { LAST_SALON_KEY, WANTED_SALON_KEY } from '@aksamit/contracts/last-salon';

/** The reservation begins with this salon, also for a customer who prefers another one. */
export function chooseSalon(locationId: string): void {
  try {
    window.localStorage.setItem(LAST_SALON_KEY, locationId);
    window.sessionStorage.setItem(WANTED_SALON_KEY, locationId);
  } catch {
    // Full or blocked: the salon is chosen again when the time is.
  }
}

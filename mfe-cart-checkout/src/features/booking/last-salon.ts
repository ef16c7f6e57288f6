/** The salon chosen last in this browser: offered first next time. A logged-in customer has a preferred one instead. */
import { LAST_SALON_KEY } from '@aksamit/contracts/last-salon';

export function readLastSalon(): string | null {
  try {
    return window.localStorage.getItem(LAST_SALON_KEY);
  } catch {
    // Blocked by the browser's settings: the salon must be chosen again.
    return null;
  }
}

export function keepLastSalon(locationId: string): void {
  try {
    window.localStorage.setItem(LAST_SALON_KEY, locationId);
  } catch {
    // Full or blocked: nothing depends on it.
  }
}

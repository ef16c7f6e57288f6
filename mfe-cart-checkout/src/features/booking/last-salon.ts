/** The salon that was chosen last in this browser: offered first next time. Who is logged in has a preferred one instead. */
const KEY = 'lastSalon';

export function readLastSalon(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    // Blocked by the browser's settings: the salon is chosen anew.
    return null;
  }
}

export function keepLastSalon(locationId: string): void {
  try {
    window.localStorage.setItem(KEY, locationId);
  } catch {
    // Full or blocked: nothing depends on it.
  }
}

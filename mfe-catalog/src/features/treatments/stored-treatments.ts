/** Treatments that a visitor without an account remembers: in this browser only. */
import { MOST_REMEMBERED, parseIds, REMEMBERED_KEY, withId } from '@aksamit/contracts/remembered-list';

export function storedTreatments(): string[] {
  try {
    return parseIds(localStorage.getItem(REMEMBERED_KEY), MOST_REMEMBERED);
  } catch {
    return [];
  }
}

/** @returns false where the browser stores nothing */
export function storeTreatment(id: string, isRemembered: boolean): boolean {
  const others = storedTreatments().filter((one) => one !== id);
  return write(isRemembered ? withId(others, id, MOST_REMEMBERED) : others);
}

/** After they have joined the account. */
export function clearStoredTreatments(): void {
  write([]);
}

function write(ids: readonly string[]): boolean {
  try {
    if (ids.length === 0) localStorage.removeItem(REMEMBERED_KEY);
    else localStorage.setItem(REMEMBERED_KEY, JSON.stringify(ids));
    return true;
  } catch {
    return false;
  }
}

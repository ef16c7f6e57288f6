/** Treatments that are remembered, in this browser's storage. */
import {
  ACCOUNT_REMEMBERED_KEY,
  MOST_REMEMBERED,
  parseIds,
  REMEMBERED_KEY,
  withId,
} from '@aksamit/contracts/remembered-list';

/** Those of a visitor without an account: in this browser only. */
export const storedTreatments = (): string[] => read(REMEMBERED_KEY);

/** @returns false where the browser stores nothing */
export const storeTreatment = (id: string, isRemembered: boolean): boolean => change(REMEMBERED_KEY, id, isRemembered);

/** After they have joined the account. */
export function clearStoredTreatments(): void {
  write(REMEMBERED_KEY, []);
}

/** The copy of a customer's list, which the account holds: a browser that stores nothing shows hearts later. */
export const copyOfAccount = {
  note: (id: string, isRemembered: boolean): void => void change(ACCOUNT_REMEMBERED_KEY, id, isRemembered),
  replace: (ids: readonly string[]): void => void write(ACCOUNT_REMEMBERED_KEY, ids),
};

function read(key: string): string[] {
  try {
    return parseIds(localStorage.getItem(key), MOST_REMEMBERED);
  } catch {
    return [];
  }
}

function change(key: string, id: string, isRemembered: boolean): boolean {
  const others = read(key).filter((one) => one !== id);
  return write(key, isRemembered ? withId(others, id, MOST_REMEMBERED) : others);
}

function write(key: string, ids: readonly string[]): boolean {
  try {
    if (ids.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(ids));
    return true;
  } catch {
    return false;
  }
}

/** The code of a link (`?code=`) that the shell saved. Key: specification, commerce core, section 7. */
const KEY = 'cartDiscountCode';

/** The saved code, or null. */
export function readSavedDiscountCode(): string | null {
  try {
    return window.localStorage.getItem(KEY)?.trim() || null;
  } catch {
    return null;
  }
}

/** Removes the saved code: it was invalid, removed by hand, or used. */
export function clearSavedDiscountCode(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: then nothing was saved either.
  }
}

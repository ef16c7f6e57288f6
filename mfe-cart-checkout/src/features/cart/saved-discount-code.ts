/** The code of a link (`?code=`) that the shell saved. Key: specification, commerce core, section 7. */
const KEY = 'cartDiscountCode';

/** The saved code, or null. The shell writes the bare code, or JSON with a field `code`. */
export function readSavedDiscountCode(): string | null {
  try {
    const text = window.localStorage.getItem(KEY)?.trim();
    if (!text) return null;
    if (!/^["{]/.test(text)) return text;
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'string') return parsed || null;
    return typeof parsed === 'object' && parsed && 'code' in parsed && typeof parsed.code === 'string'
      ? parsed.code
      : null;
  } catch {
    return null;
  }
}

/** Forgets it: it was found invalid, taken off by hand, or used. */
export function clearSavedDiscountCode(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: then nothing was saved either.
  }
}

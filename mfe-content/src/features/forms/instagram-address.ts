const HANDLE = /^@?([\w.]{1,30})$/;
const WITHOUT_SCHEME = /^(?:www\.)?instagram\.com\//i;

/** Address of an Instagram profile out of what people type: a handle, an address without its scheme, or a whole one. */
export function instagramAddress(typed: string): string {
  const text = typed.trim();
  if (WITHOUT_SCHEME.test(text)) return `https://${text}`;
  const [, handle] = HANDLE.exec(text) ?? [];
  return handle === undefined ? text : `https://instagram.com/${handle}`;
}

/** What people type into forms, as the API takes it. Without schemas: for scripts that load with a form. */

const HANDLE = /^@?([\w.]{1,30})$/;
const WITHOUT_SCHEME = /^(?:www\.)?instagram\.com\//i;
const PROFILE = /^https?:\/\/(?:www\.)?instagram\.com\/\S+$/i;

/** Address of an Instagram profile out of what people type: a handle, an address without its scheme, or a whole one. */
export function instagramAddress(typed: string): string {
  const text = typed.trim();
  if (WITHOUT_SCHEME.test(text)) return `https://${text}`;
  const [, handle] = HANDLE.exec(text) ?? [];
  return handle === undefined ? text : `https://instagram.com/${handle}`;
}

/** Whether the API would take it, once it is an address. Source: `influencerRequest` in lead.ts. */
export const isInstagramProfile = (typed: string): boolean => PROFILE.test(instagramAddress(typed));

/** A whole number, also in groups of digits; null for what is none. */
export function typedNumber(typed: string): number | null {
  const digits = typed.replace(/\s/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

import { httpOnlyCookie } from '../http/cookies';

/** Holds a signed preview token; only the page server reads it. */
export const PREVIEW_COOKIE = 'release-preview';

/** Longer tokens do not fit into a cookie. */
export const LONGEST_PREVIEW_TOKEN = 3_800;

/** `set-cookie` value that shows this browser a preview until it expires. */
export function previewCookie(token: string, expiresAt: string, secure: boolean): string {
  const maxAge = Math.max(1, Math.floor((Date.parse(expiresAt) - Date.now()) / 1000));
  return httpOnlyCookie(PREVIEW_COOKIE, token, { secure, maxAge });
}

/** `set-cookie` value that ends a preview. */
export function endedPreviewCookie(secure: boolean): string {
  return httpOnlyCookie(PREVIEW_COOKIE, '', { secure, maxAge: 0 });
}

import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isSameOrigin } from '../gateway/check-same-origin';
import { BodyTooLargeError, readBody } from '../gateway/read-body';
import { httpOnlyCookie, LONGEST_COOKIE_SECONDS, readCookie } from '../http/cookies';
import type { RequestOrigin } from '../http/request-origin';
import type { SentForm } from '../rendering/render-job';

const LARGEST_FORM = 16 * 1024;
const MOST_FIELDS = 100;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/**
 * Renewed with each form that was taken, so that it tells a form that was sent twice (nobody saw an answer in between) from
 * one that was meant twice. A field of the form could not: pages are the same for all, and are kept.
 */
const FORM_KEY_COOKIE = 'form-key';

/**
 * Whether a form stands on a page of this very shop. From a page that tells nobody its address (cart, panel) browsers send
 * `Origin: null`; there `Sec-Fetch-Site` alone counts.
 */
export function isOwnForm(headers: IncomingHttpHeaders, origin: RequestOrigin, publicOrigin: string): boolean {
  const { origin: from, ...others } = headers;
  return isSameOrigin(from === 'null' ? others : headers, origin, publicOrigin);
}

/** The fields of a form; null when it is not one, is too large, or has too many. */
export async function readForm(request: IncomingMessage): Promise<SentForm | null> {
  if (!FORM_TYPE.test(request.headers['content-type'] ?? '')) return null;
  try {
    const body = await readBody(request, LARGEST_FORM);
    const fields = [...new URLSearchParams(body.toString('utf8'))];
    return fields.length > MOST_FIELDS ? null : fields;
  } catch (error) {
    if (error instanceof BodyTooLargeError) return null;
    throw error;
  }
}

/** What a form's changes are known by: the same for one that was sent twice. */
export function formKey(cookie: string | undefined, path: string, form: SentForm): string {
  const known = readCookie(cookie, FORM_KEY_COOKIE) ?? '';
  return `form-${createHash('sha256')
    .update(JSON.stringify([known, path, form]))
    .digest('hex')}`;
}

/** Whether this browser sends forms without scripts: what the server leaves to scripts it does not get. */
export function sendsForms(cookie: string | undefined): boolean {
  return readCookie(cookie, FORM_KEY_COOKIE) !== undefined;
}

/** `set-cookie` value of a form that was taken. */
export function nextFormKeyCookie(secure: boolean): string {
  const value = randomBytes(12).toString('base64url');
  return httpOnlyCookie(FORM_KEY_COOKIE, value, { secure, maxAge: LONGEST_COOKIE_SECONDS });
}

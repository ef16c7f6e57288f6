import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { PRESS_FIELD } from '../../isomorphic/sent-in-background';
import { isSameOrigin } from '../gateway/check-same-origin';
import { BodyTooLargeError, readBody } from '../gateway/read-body';
import { httpOnlyCookie, LONGEST_COOKIE_SECONDS, readCookie } from '../http/cookies';
import type { RequestOrigin } from '../http/request-origin';
import type { SentForm } from '../model/render-job';

const LARGEST_FORM = 16 * 1024;
const MOST_FIELDS = 100;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/**
 * Renewed with each accepted form. It distinguishes a form that was sent twice (no response was seen in between) from
 * one that was meant twice. A form field could not: pages are the same for all visitors, and cached.
 */
const FORM_KEY_COOKIE = 'form-key';

/**
 * Whether a form comes from a page of this shop. From pages without a referrer (cart, panel) browsers send `Origin:
 * null`; there `Sec-Fetch-Site` alone counts.
 */
export function isOwnForm(headers: IncomingHttpHeaders, origin: RequestOrigin, publicOrigin: string): boolean {
  const { origin: from, ...others } = headers;
  return isSameOrigin(from === 'null' ? others : headers, origin, publicOrigin);
}

/** The fields of a form; null when the body is no form, is too large, or has too many fields. */
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

/** Idempotency key of a form's changes: the same for one that was sent twice. The API keeps keys of senders apart. */
export function formKey(cookie: string | undefined, path: string, form: SentForm): string {
  const isPress = form.some(([name]) => name === PRESS_FIELD);
  const known = (isPress ? undefined : readCookie(cookie, FORM_KEY_COOKIE)) ?? '';
  // Host and browser put the fields of one press in different orders.
  const fields = isPress ? form.map((field) => JSON.stringify(field)).sort() : form;
  return `form-${createHash('sha256')
    .update(JSON.stringify([known, path, fields]))
    .digest('hex')}`;
}

/** Whether this browser sends forms without scripts: it cannot render what the server defers to scripts. */
export function sendsForms(cookie: string | undefined): boolean {
  return readCookie(cookie, FORM_KEY_COOKIE) !== undefined;
}

/** `set-cookie` value after an accepted form. */
export function nextFormKeyCookie(secure: boolean): string {
  const value = randomBytes(12).toString('base64url');
  return httpOnlyCookie(FORM_KEY_COOKIE, value, { secure, maxAge: LONGEST_COOKIE_SECONDS });
}

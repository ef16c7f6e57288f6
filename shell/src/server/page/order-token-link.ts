import type { IncomingMessage, ServerResponse } from 'node:http';
import { addOrderToken, isToken, ORDER_TOKENS_COOKIE } from '../gateway/token-cookies';
import { answerRedirect } from '../http/answers';
import { readCookie } from '../http/cookies';
import { readAddress } from '../http/request-address';
import type { RequestOrigin } from '../http/request-origin';

/**
 * Links in e-mails carry `?order-token=…`: it is moved into the HttpOnly cookie by a 303 to the address without it, so
 * that it stays in no history and no log. Answers true when it did. Source: readings.md "Orders".
 */
export function moveOrderToken(request: IncomingMessage, response: ServerResponse, origin: RequestOrigin): boolean {
  const { path: whole, search } = readAddress(request.url ?? '/');
  const searchParams = new URLSearchParams(search);
  const token = searchParams.get('order-token');
  if (token === null) return false;
  searchParams.delete('order-token');
  const rest = searchParams.toString();
  const path = whole.replace(/^\/{2,}/, '/');
  const known = readCookie(request.headers.cookie, ORDER_TOKENS_COOKIE);
  const cookie = isToken(token) ? addOrderToken(known, token, origin.scheme === 'https') : undefined;
  answerRedirect(request, response, 303, rest === '' ? path : `${path}?${rest}`, {
    'referrer-policy': 'no-referrer',
    ...(cookie === undefined ? {} : { 'set-cookie': cookie }),
  });
  return true;
}

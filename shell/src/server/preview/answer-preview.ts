import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageTexts } from '../document/page-texts';
import { readBody } from '../gateway/read-body';
import { answerRedirect, answerText, visitorLocale } from '../http/answers';
import type { RequestAddress } from '../http/request-address';
import type { RequestOrigin } from '../http/request-origin';
import { endedPreviewCookie, LONGEST_PREVIEW_TOKEN, previewCookie } from './preview-cookie';
import type { PreviewSets } from './preview-sets';

/** Address of links to previews; `leave/` below it ends one. */
export const PREVIEW_PATH = '/release-preview/';
export const LEAVE_PREVIEW_PATH = `${PREVIEW_PATH}leave/`;

const LARGEST_FORM = 8 * 1024;
/** No cache stores a preview link, and no referrer reveals it. */
const QUIET = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/**
 * GET /release-preview/?token=… starts a preview in this browser, POST /release-preview/leave/ (`back`: a path) ends
 * it. Both redirect only within this site, whatever the parameters contain.
 */
export async function answerPreview(
  previews: PreviewSets,
  request: IncomingMessage,
  response: ServerResponse,
  origin: RequestOrigin,
  { path, search }: RequestAddress,
): Promise<void> {
  const isSecure = origin.scheme === 'https';
  if (path === LEAVE_PREVIEW_PATH) {
    if (request.method !== 'POST') return refuseMethod(request, response, 'POST');
    const form = new URLSearchParams((await readBody(request, LARGEST_FORM)).toString('utf8'));
    const headers = { ...QUIET, 'set-cookie': endedPreviewCookie(isSecure) };
    return answerRedirect(request, response, 303, pathOnThisSite(form.get('back')), headers);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request, response, 'GET, HEAD');
  const token = new URLSearchParams(search).get('token') ?? '';
  const preview = path === PREVIEW_PATH && token.length <= LONGEST_PREVIEW_TOKEN ? previews.read(token) : null;
  if (!preview) return answerText(request, response, 403, pageTexts(visitorLocale(request))('preview.over'));
  const cookie = previewCookie(token, preview.expiresAt, isSecure);
  return answerRedirect(request, response, 303, '/', { ...QUIET, 'set-cookie': cookie });
}

function refuseMethod(request: IncomingMessage, response: ServerResponse, allowed: string): void {
  response.setHeader('allow', allowed);
  answerText(request, response, 405, 'Method not allowed.');
}

/** A path with its query, never another site: `//evil.example`, `/\evil.example` and the like become `/`. */
export function pathOnThisSite(text: string | null): string {
  const site = 'http://page';
  if (text === null || !text.startsWith('/') || !URL.canParse(text, site)) return '/';
  const { origin, pathname, search } = new URL(text, site);
  return origin === site && !pathname.startsWith('//') ? pathname + search : '/';
}

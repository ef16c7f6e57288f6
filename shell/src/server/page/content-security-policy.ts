import { createHash } from 'node:crypto';
import { EARLY_SESSION } from '../../isomorphic/early-session-script';
import { EARLY_ACTIONS } from './early-actions';
import { LATE_LOADER } from './late-scripts';
import { NO_MODULE_IMPORTS } from './no-module-imports';

export interface PolicyInput {
  /** Contents of the page's inline style elements, exactly as they stand between the tags. */
  styles: readonly string[];
  https: boolean;
  /** Development builds write style elements while they run. */
  development: boolean;
  /** Developers' own servers in a preview: their scripts run, and they may be asked. */
  scriptOrigins?: readonly string[];
  /** Other hosts that pictures come from: map tiles. */
  imageOrigins?: readonly string[];
  /** Address of the market's tag manager: its host may run scripts. Left out: there is none. */
  tagManager?: string | undefined;
}

/**
 * The page's Content-Security-Policy: scripts from this origin's files and those that stand in pages (data scripts are
 * never run), style elements by hash, style attributes allowed. No nonce, so that a page can be cached with its header.
 */
export function contentSecurityPolicy({
  styles,
  https,
  development,
  scriptOrigins = [],
  imageOrigins = [],
  tagManager,
}: PolicyInput): string {
  // Emotion makes an empty style element and fills it through CSSOM, which no policy forbids.
  const hashes = [...new Set(['', ...styles].map(sourceHash))].join(' ');
  const tagHosts = tagManagerHosts(tagManager);
  const styleElements = development ? `'self' 'unsafe-inline'` : `'self' ${hashes}`.trim();
  return [
    `default-src 'none'`,
    [`script-src 'self' ${INLINE_SCRIPTS}${development ? ` 'unsafe-eval'` : ''}`, ...scriptOrigins, ...tagHosts].join(
      ' ',
    ),
    `style-src ${styleElements}`,
    `style-src-elem ${styleElements}`,
    `style-src-attr 'unsafe-inline'`,
    [`img-src 'self' data:`, ...imageOrigins, ...tagHosts].join(' '),
    `font-src 'self'`,
    [`connect-src 'self'`, ...scriptOrigins.flatMap((origin) => [origin, socketOrigin(origin)]), ...tagHosts].join(' '),
    `manifest-src 'self'`,
    // Nothing checks the hash of a worker's script.
    `worker-src 'none'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    // A developer's own server seldom has a certificate.
    ...(https && scriptOrigins.length === 0 ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Where Google's own container sends what it measures. */
const GOOGLE_ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * Hosts of the tag manager. They stand in the policy of every page of a market that has one, since pages are cached for
 * all; whether anything is loaded from them is the visitor's decision.
 */
function tagManagerHosts(address: string | undefined): string[] {
  if (!address?.startsWith('https://')) return [];
  const { origin, hostname } = new URL(address);
  return [origin, ...(hostname === 'www.googletagmanager.com' ? GOOGLE_ANALYTICS : [])];
}

/** http to ws, https to wss: how a developer's server tells of changes. */
function socketOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws');
}

/** CSP source expression of an inline element's content. */
export function sourceHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

const INLINE_SCRIPTS = [NO_MODULE_IMPORTS, EARLY_ACTIONS, LATE_LOADER, EARLY_SESSION].map(sourceHash).join(' ');

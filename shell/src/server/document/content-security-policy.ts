import { createHash } from 'node:crypto';
import { EARLY_SESSION } from '../../isomorphic/early-session-script';
import { EARLY_ACTIONS } from './early-actions';
import { LATE_LOADER } from './late-scripts';
import { NO_MODULE_IMPORTS } from './no-module-imports';
import { SHOP_BAR_SCRIPT } from './shop-bar';
import { SPECULATION_RULES } from './speculation-rules';

export interface PolicyInput {
  /** Contents of the page's inline style elements, exactly as between the tags. */
  styles: readonly string[];
  https: boolean;
  /** Development builds add style elements at run time. */
  development: boolean;
  /** Developers' own servers in a preview: the page may load scripts from them and call them. */
  scriptOrigins?: readonly string[];
  /** Other hosts of images: map tiles. */
  imageOrigins?: readonly string[];
  /** URL of the market's tag manager, whose host may run scripts. Omitted: there is none. */
  tagManager?: string | undefined;
}

/**
 * The page's Content-Security-Policy: scripts from this origin's files and inline ones by hash (data scripts are never
 * run), style elements by hash, style attributes allowed. It has no nonce, so that a page can be cached with its
 * header.
 */
export function contentSecurityPolicy({
  styles,
  https,
  development,
  scriptOrigins = [],
  imageOrigins = [],
  tagManager,
}: PolicyInput): string {
  // Emotion creates an empty style element and fills it through CSSOM, which no policy forbids.
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
    // Players of films, which a page loads after a press and with consent only.
    `frame-src ${VIDEO_PLAYERS.join(' ')}`,
    [`connect-src 'self'`, ...scriptOrigins.flatMap((origin) => [origin, socketOrigin(origin)]), ...tagHosts].join(' '),
    `manifest-src 'self'`,
    // Browsers check no hash of a worker's script.
    `worker-src 'none'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    // A developer's own server seldom has a certificate.
    ...(https && scriptOrigins.length === 0 ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Addresses without cookies; sections of records name no other provider (contracts, `video`). */
const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Hosts to which Google's container sends its measurements. */
const GOOGLE_ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * Hosts of the tag manager. They are in the policy of every page of a market that has one, since pages are cached for
 * all visitors; consent decides whether anything is loaded from them.
 */
function tagManagerHosts(address: string | undefined): string[] {
  if (!address?.startsWith('https://')) return [];
  const { origin, hostname } = new URL(address);
  return [origin, ...(hostname === 'www.googletagmanager.com' ? GOOGLE_ANALYTICS : [])];
}

/** http to ws, https to wss: a developer's server pushes its changes through a socket. */
function socketOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws');
}

/** CSP source expression of an inline element's content. */
export function sourceHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

const INLINE_SCRIPTS = [
  NO_MODULE_IMPORTS,
  EARLY_ACTIONS,
  LATE_LOADER,
  EARLY_SESSION,
  SPECULATION_RULES,
  SHOP_BAR_SCRIPT,
]
  .map(sourceHash)
  .join(' ');

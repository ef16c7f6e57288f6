import { createHash } from 'node:crypto';
import { LATE_LOADER } from './late-scripts';

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
}

/**
 * The page's Content-Security-Policy: scripts from this origin's files and the one that starts them after the first paint (data scripts are never run), style
 * elements by hash, style attributes allowed. No nonce, so that a page can be cached with its header.
 */
export function contentSecurityPolicy({
  styles,
  https,
  development,
  scriptOrigins = [],
  imageOrigins = [],
}: PolicyInput): string {
  // Emotion makes an empty style element and fills it through CSSOM, which no policy forbids.
  const hashes = [...new Set(['', ...styles].map(sourceHash))].join(' ');
  const styleElements = development ? `'self' 'unsafe-inline'` : `'self' ${hashes}`.trim();
  return [
    `default-src 'none'`,
    [`script-src 'self' ${sourceHash(LATE_LOADER)}${development ? ` 'unsafe-eval'` : ''}`, ...scriptOrigins].join(' '),
    `style-src ${styleElements}`,
    `style-src-elem ${styleElements}`,
    `style-src-attr 'unsafe-inline'`,
    [`img-src 'self' data:`, ...imageOrigins].join(' '),
    `font-src 'self'`,
    [`connect-src 'self'`, ...scriptOrigins.flatMap((origin) => [origin, socketOrigin(origin)])].join(' '),
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    // A developer's own server seldom has a certificate.
    ...(https && scriptOrigins.length === 0 ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** http to ws, https to wss: how a developer's server tells of changes. */
function socketOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws');
}

/** CSP source expression of an inline element's content. */
export function sourceHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

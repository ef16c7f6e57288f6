import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Where a request came from and to, after what trusted proxies say. */
export interface RequestOrigin {
  /** Host with port, lowercase. */
  host: string;
  scheme: 'http' | 'https';
  /** Address of the client. */
  client: string;
  requestId: string;
}

/** Makes the reader of a request's origin: forwarded headers count only when the peer is a trusted proxy. */
export function requestOriginReader(
  isTrusted: (address: string) => boolean,
  defaultScheme: 'http' | 'https',
): (request: IncomingMessage) => RequestOrigin {
  return (request) => {
    const peer = request.socket.remoteAddress ?? '';
    const headers = request.headers;
    if (!isTrusted(peer)) {
      return { host: hostOf(headers.host), scheme: defaultScheme, client: peer, requestId: randomUUID() };
    }
    const proto = firstOf(headers['x-forwarded-proto']);
    return {
      host: hostOf(firstOf(headers['x-forwarded-host']) ?? headers.host),
      scheme: proto === 'https' || proto === 'http' ? proto : defaultScheme,
      client: clientOf(listOf(headers['x-forwarded-for']), isTrusted) ?? peer,
      requestId: /^[\w.-]{8,64}$/.exec(firstOf(headers['x-request-id']) ?? '')?.[0] ?? randomUUID(),
    };
  };
}

/** The last address that no trusted proxy of ours has: what stands before it can be made up. */
function clientOf(chain: string[], isTrusted: (address: string) => boolean): string | undefined {
  return chain.findLast((address) => !isTrusted(address)) ?? chain[0];
}

function hostOf(text: string | undefined): string {
  return /^[a-z0-9.:[\]-]{1,255}$/.exec((text ?? '').toLowerCase())?.[0] ?? 'localhost';
}

function listOf(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .flatMap((part) => part.trim() || []);
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return listOf(header)[0];
}

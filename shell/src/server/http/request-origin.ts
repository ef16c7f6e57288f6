import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Client and target host of a request, after the headers of trusted proxies are applied. */
export interface RequestOrigin {
  /** Host with port, lowercase. */
  host: string;
  scheme: 'http' | 'https';
  /** Address of the client. */
  client: string;
  requestId: string;
}

/** Creates the parser of a request's origin. Forwarded headers count only when the peer is a trusted proxy. */
export function requestOriginParser(
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

/** The last address that belongs to no trusted proxy: addresses before it can be forged. */
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

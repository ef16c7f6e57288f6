/** One attempt to deliver a webhook, over a connection of its own. */
import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { hostOf, isAllowedAddress } from './public-address';

/** Why an attempt failed. `status`: not 2xx; `redirect`: redirects are not followed; `address`: not a public one. */
export type WebhookFailure = 'status' | 'redirect' | 'timeout' | 'address' | 'connection';

export interface WebhookOutcome {
  /** HTTP status of the response; null: there was none. */
  status: number | null;
  /** Null: delivered. */
  failure: WebhookFailure | null;
}

export interface WebhookPost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface PostOptions {
  /** In a demo and in tests. */
  allowsLoopback: boolean;
  timeoutMs: number;
}

/** More of a response is not read. */
const LARGEST_RESPONSE = 65_536;

class AddressRefused extends Error {}
class TimedOut extends Error {}

/**
 * Resolves a name when the connection is opened, so that the address that was checked is the one that is connected to. One
 * address that is not allowed refuses the name.
 */
const guardedLookup =
  (allowsLoopback: boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new AddressRefused(), '', 0);
      const isRefused = addresses.some(({ address }) => !isAllowedAddress(address, allowsLoopback));
      if (isRefused) return callback(new AddressRefused(), '', 0);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };

/** Posts a webhook and waits for the status. Never rejects. */
export function postWebhook(post: WebhookPost, { allowsLoopback, timeoutMs }: PostOptions): Promise<WebhookOutcome> {
  const url = new URL(post.url);
  const host = hostOf(url);
  // Names are checked when they are resolved.
  const isRefused = isIP(host) !== 0 && !isAllowedAddress(host, allowsLoopback);
  if (isRefused) return Promise.resolve({ status: null, failure: 'address' });
  return new Promise((resolve) => {
    let status: number | null = null;
    const options = {
      method: 'POST',
      headers: { ...post.headers, 'content-length': Buffer.byteLength(post.body) },
      lookup: guardedLookup(allowsLoopback),
      agent: false as const,
    };
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const outgoing = send(url, options, (response) => {
      status = response.statusCode ?? null;
      discard(response);
      response.on('close', () => finish(null));
    });
    const timer = setTimeout(() => outgoing.destroy(new TimedOut()), timeoutMs);
    function finish(error: Error | null): void {
      clearTimeout(timer);
      resolve({ status, failure: status === null ? failureOf(error) : refusalOf(status) });
    }
    outgoing.on('error', finish);
    outgoing.end(post.body);
  });
}

/** Reads a response without storing it, up to the limit. */
function discard(response: IncomingMessage): void {
  let received = 0;
  response.on('error', () => {});
  response.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > LARGEST_RESPONSE) response.destroy();
  });
}

function refusalOf(status: number): WebhookFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

function failureOf(error: Error | null): WebhookFailure {
  if (error instanceof AddressRefused) return 'address';
  return error instanceof TimedOut ? 'timeout' : 'connection';
}

import { Agent, request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

export class UpstreamTimeoutError extends Error {
  override name = 'UpstreamTimeoutError';
}

const agents = {
  'http:': new Agent({ keepAlive: true, maxSockets: 256 }),
  'https:': new HttpsAgent({ keepAlive: true, maxSockets: 256 }),
};

export interface UpstreamCall {
  origin: string;
  method: string;
  /** Path with query. */
  url: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | null;
  timeoutMs: number;
}

/**
 * Calls an upstream service over a keep-alive connection and resolves with the response's head; the body can be
 * streamed. Rejects with UpstreamTimeoutError or the connection's error. When the upstream closed the connection while
 * it was idle, a call that changes nothing is retried once on a new one.
 */
export async function callUpstream(call: UpstreamCall): Promise<IncomingMessage> {
  try {
    return await callOnce(call);
  } catch (error) {
    const isRepeatable = call.method === 'GET' || call.method === 'HEAD';
    if (!isRepeatable || !isReset(error)) throw error;
    return callOnce(call);
  }
}

function callOnce({ origin, method, url, headers, body, timeoutMs }: UpstreamCall): Promise<IncomingMessage> {
  const { protocol, hostname, port } = new URL(origin);
  const isTls = protocol === 'https:';
  return new Promise((resolve, reject) => {
    const options = { protocol, hostname, port, method, path: url, headers, agent: agents[isTls ? 'https:' : 'http:'] };
    const outgoing = (isTls ? httpsRequest : httpRequest)(options, (incoming) => {
      incoming.on('close', () => clearTimeout(timer));
      resolve(incoming);
    });
    const timer = setTimeout(() => outgoing.destroy(new UpstreamTimeoutError()), timeoutMs);
    outgoing.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    outgoing.end(body ?? undefined);
  });
}

function isReset(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ECONNRESET';
}

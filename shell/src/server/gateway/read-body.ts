import type { IncomingMessage } from 'node:http';

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/** The whole body; throws BodyTooLargeError beyond `maxBytes`. */
export async function readBody(message: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(message.headers['content-length'] ?? 0) > maxBytes) throw new BodyTooLargeError();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message.iterator({ destroyOnReturn: false })) {
    const part = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    bytes += part.length;
    if (bytes > maxBytes) throw new BodyTooLargeError();
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

/** The intended method of a POST: `_method` of its JSON, form or query, if present. */
export function meantMethod(method: string, search: string, contentType: string | undefined, body: Buffer): string {
  if (method !== 'POST') return method;
  // The same precedence as in the API: both must derive the same method.
  const named = methodOfBody(contentType ?? '', body) ?? new URLSearchParams(search).get('_method');
  return named === null ? 'POST' : named.toUpperCase();
}

function methodOfBody(contentType: string, body: Buffer): string | null {
  if (contentType.includes('application/x-www-form-urlencoded')) {
    return new URLSearchParams(body.toString('utf8')).get('_method');
  }
  if (!contentType.includes('json')) return null;
  const parsed = parseJson(body);
  const named = isRecord(parsed) ? parsed._method : null;
  return typeof named === 'string' ? named : null;
}

/** Also strips a byte order mark, which some editors add. */
const utf8 = new TextDecoder();

/** Undefined when it is not JSON. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(body));
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

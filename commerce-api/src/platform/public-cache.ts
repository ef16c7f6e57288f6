/**
 * Public reads may be cached 120 s, never past the next price boundary, and carry an ETag. Source: architecture,
 * "Commerce API".
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const LONGEST_SECONDS = 120;

/** `public, max-age` of a response made at `now` whose prices are valid until `boundary`. */
export function cacheControl(now: Date, boundary: Date | null = null): string {
  const untilBoundary = boundary ? Math.floor((boundary.getTime() - now.getTime()) / 1000) : LONGEST_SECONDS;
  return `public, max-age=${Math.max(0, Math.min(LONGEST_SECONDS, untilBoundary))}`;
}

/** Marks the response as a public read. Its ETag is added when it is sent. */
export function cachePublicly(request: FastifyRequest, reply: FastifyReply, boundary: Date | null = null): void {
  reply.header('cache-control', cacheControl(request.context.now, boundary));
  reply.header('vary', 'accept-language, market-slug');
}

/** The ETag of a response body. */
export const etagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha1').update(content).digest('base64url')}"`;

/**
 * onSend hook: adds the ETag to public reads and answers 304 when the client has it already. A cached response brings
 * its own.
 */
export async function addEtag(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const control = reply.getHeader('cache-control');
  if (reply.statusCode !== 200 || typeof control !== 'string' || !control.startsWith('public')) return payload;
  const own = reply.getHeader('etag');
  const etag = typeof own === 'string' ? own : typeof payload === 'string' ? etagOf(payload) : null;
  if (etag === null) return payload;
  reply.header('etag', etag);
  if (!matches(request.headers['if-none-match'], etag)) return payload;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return '';
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((entry) => entry.trim() === '*' || entry.trim().replace(/^W\//, '') === etag.slice(2));
}

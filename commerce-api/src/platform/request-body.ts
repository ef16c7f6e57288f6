/** Parsers of request bodies. Their refusals are the client's mistake: 400. */
import type { FastifyRequest } from 'fastify';
import { platformError } from './api-error';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** JSON in valid UTF-8; an empty body is an empty object. Keys that would change prototypes are refused. */
export async function readJsonBody(_request: FastifyRequest, body: Buffer): Promise<unknown> {
  if (body.length === 0) return {};
  try {
    return JSON.parse(utf8.decode(body), refusePrototypeKeys);
  } catch {
    throw platformError('400 malformed_json');
  }
}

/** A form without files; a name that comes more than once becomes a list. */
export async function readFormBody(_request: FastifyRequest, body: Buffer): Promise<unknown> {
  let text: string;
  try {
    text = utf8.decode(body);
  } catch {
    throw platformError('400 bad_request');
  }
  const form = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

function refusePrototypeKeys(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('forbidden key');
  return value;
}

import type { z } from 'zod';

const TIMEOUT_MS = 15_000;

/** The system refused a call: `status` is HTTP's. */
export class KsefRefused extends Error {
  constructor(
    readonly status: number,
    path: string,
    text: string,
  ) {
    super(`Failed to call KSeF at ${path}: HTTP ${status}, ${text.slice(0, 300)}. It is tried again.`);
  }
}

interface KsefCall {
  method?: 'GET' | 'POST';
  token?: string;
  body?: unknown;
  accept?: string;
}

/**
 * Calls the e-invoice system's API 2.
 * @throws KsefRefused for every answer but success; other errors when there is none, or not as documented
 */
export async function callKsef<Answer extends z.ZodType>(
  url: string,
  answer: Answer,
  call: KsefCall = {},
): Promise<z.output<Answer>> {
  const { text } = await ask(url, call);
  return answer.parse(text === '' ? null : JSON.parse(text));
}

/** A document of the system: its text, and the hash sent beside it (SHA-256, base64). @throws like callKsef */
export async function readKsefDocument(url: string, token: string): Promise<{ text: string; hash: string | null }> {
  const { text, headers } = await ask(url, { token, accept: 'application/xml' });
  return { text, hash: headers.get('x-ms-meta-hash') };
}

async function ask(url: string, { method = 'GET', token, body, accept = 'application/json' }: KsefCall) {
  const response = await fetch(url, {
    method,
    headers: {
      accept,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (!response.ok) throw new KsefRefused(response.status, new URL(url).pathname, text);
  return { text, headers: response.headers };
}

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

/**
 * Calls the e-invoice system's API 2.
 * @throws KsefRefused for every answer but success; other errors when there is none, or not as documented
 */
export async function callKsef<Answer extends z.ZodType>(
  url: string,
  answer: Answer,
  options: { method?: 'GET' | 'POST'; token?: string; body?: unknown } = {},
): Promise<z.output<Answer>> {
  const { method = 'GET', token, body } = options;
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (!response.ok) throw new KsefRefused(response.status, new URL(url).pathname, text);
  return answer.parse(text === '' ? null : JSON.parse(text));
}

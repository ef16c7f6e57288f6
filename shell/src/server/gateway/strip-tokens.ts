import { WITHHELD_TOKENS } from '@aksamit/contracts/withheld-tokens';

/** Responses that cannot hold a token: documents and files, which are forwarded unchanged. */
const DOCUMENT = /^(?:image\/|text\/(?:calendar|css|html|javascript)\b|application\/pdf\b)/i;

export function isDocument(contentType: string | undefined): boolean {
  return DOCUMENT.test(contentType ?? '');
}

/**
 * A response body without the tokens in it, at any depth; the same buffer when there are none. A value that is no text
 * stays even under a token's name: the API's own document describes these fields.
 * @throws when the body names a token and cannot be parsed
 */
export function stripTokens(body: Buffer): Buffer {
  const namesToken = [...WITHHELD_TOKENS].some((name) => body.includes(name));
  // A name may contain escapes.
  if (!namesToken && !body.includes('\\u')) return body;
  let isChanged = false;
  const withoutToken = (name: string, value: unknown) => {
    if (!WITHHELD_TOKENS.has(name) || typeof value !== 'string') return value;
    isChanged = true;
    return undefined;
  };
  try {
    const stripped: unknown = JSON.parse(body.toString('utf8'), withoutToken);
    return isChanged ? Buffer.from(JSON.stringify(stripped)) : body;
  } catch (error) {
    if (!namesToken) return body;
    throw new Error('Failed to pass an answer on: it names a token and is no JSON. Answer with JSON.', {
      cause: error,
    });
  }
}

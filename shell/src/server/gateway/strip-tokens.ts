/** Tokens that the API answers with; the browser gets none of them. Source: readings.md "Sessions, visitors, cookies". */
const TOKENS: ReadonlySet<string> = new Set(['authToken', 'deviceToken', 'orderToken']);

/** Answers that cannot hold a token: documents for people and files, which are passed on as they come. */
const DOCUMENT = /^(?:image\/|text\/(?:calendar|css|html|javascript)\b|application\/pdf\b)/i;

export function isDocument(contentType: string | undefined): boolean {
  return DOCUMENT.test(contentType ?? '');
}

/**
 * An answer's body without the tokens in it, at whatever depth; the very same buffer when there are none. What is no text
 * under a token's name stays: the API's own document describes the fields.
 * @throws when it names a token and cannot be parsed
 */
export function stripTokens(body: Buffer): Buffer {
  const namesToken = [...TOKENS].some((name) => body.includes(name));
  // A name may be written with escapes.
  if (!namesToken && !body.includes('\\u')) return body;
  let isChanged = false;
  const withoutToken = (name: string, value: unknown) => {
    if (!TOKENS.has(name) || typeof value !== 'string') return value;
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

/**
 * The origin in a text that contains nothing else: scheme http or https, host, optionally a port; no user, no path, no
 * query. Null for every other text.
 */
export function parsedOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, href } = new URL(text);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && href === `${origin}/` ? origin : null;
}

/**
 * The developer's origin that a preview requests, if it is allowed. Origins are compared as a whole: one that merely
 * starts or ends like an allowed one is refused. `allowed` holds parsed origins.
 */
export function allowedOrigin(text: string, allowed: readonly string[]): string | null {
  const origin = parsedOrigin(text);
  return origin !== null && allowed.includes(origin) ? origin : null;
}

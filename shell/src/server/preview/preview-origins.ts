/**
 * The origin that a text names and nothing else: scheme http or https, host, perhaps a port; no user, no path, no query.
 * Null for every other text.
 */
export function parsedOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, href } = new URL(text);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && href === `${origin}/` ? origin : null;
}

/**
 * The developer's origin that a preview asks for if it is one of the allowed ones, compared whole: what starts or ends
 * like one of them is another. `allowed` holds parsed origins.
 */
export function allowedOrigin(text: string, allowed: readonly string[]): string | null {
  const origin = parsedOrigin(text);
  return origin !== null && allowed.includes(origin) ? origin : null;
}

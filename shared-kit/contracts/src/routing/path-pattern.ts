/**
 * Path patterns of manifests, parsed: `/strefa-kobiet/:slug/`, `/{product}-laserowa/`, `/blog/**`. A segment is a
 * literal, a parameter (`:slug`), a parameter with literal text around it (`{product}-laserowa`), or, as the last one,
 * `**` for any number of segments (also none), found under the parameter name `rest`.
 */

/** Name of the parameter with the match of `**`; segments joined by slashes. */
export const REST_PARAM = 'rest';

export type PatternSegment =
  | { kind: 'literal'; text: string }
  | { kind: 'affixed'; prefix: string; name: string; suffix: string }
  | { kind: 'param'; name: string }
  | { kind: 'rest' };

const parsed = new Map<string, readonly PatternSegment[]>();

/** The segments of a pattern; the result is cached, patterns are few. */
export function patternSegments(pattern: string): readonly PatternSegment[] {
  const known = parsed.get(pattern);
  if (known) return known;
  const segments = pathSegments(pattern).map(parseSegment);
  parsed.set(pattern, segments);
  return segments;
}

function parseSegment(text: string): PatternSegment {
  if (text === '**') return { kind: 'rest' };
  if (text.startsWith(':')) return { kind: 'param', name: text.slice(1) };
  const affixed = /^([^{]*)\{([a-zA-Z][a-zA-Z0-9]*)\}(.*)$/.exec(text);
  if (!affixed) return { kind: 'literal', text };
  const [, prefix = '', name = '', suffix = ''] = affixed;
  return prefix === '' && suffix === '' ? { kind: 'param', name } : { kind: 'affixed', prefix, name, suffix };
}

/** Names of the required parameters of a pattern; `**` may match nothing. */
export function patternParameters(pattern: string): string[] {
  return patternSegments(pattern).flatMap((segment) => ('name' in segment ? [segment.name] : []));
}

/** The segments of a path, without the first and the last slash. */
export function pathSegments(path: string): string[] {
  const inner = path.replace(/^\//, '').replace(/\/$/, '');
  return inner === '' ? [] : inner.split('/');
}

/**
 * The parameters (decoded) with which a pattern matches a path, or null. A path that is not valid percent-encoding
 * matches only `**`, which takes it as it is.
 */
export function fitPattern(pattern: string, path: string): Record<string, string> | null {
  const segments = patternSegments(pattern);
  const given = pathSegments(path);
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    if (segment.kind === 'rest') {
      params[REST_PARAM] = given
        .slice(index)
        .map((text) => decodeSegment(text) ?? text)
        .join('/');
      return params;
    }
    const text = decodeSegment(given[index]);
    if (text === null || !fitSegment(segment, text, params)) return null;
  }
  return given.length === segments.length ? params : null;
}

function fitSegment(
  segment: Exclude<PatternSegment, { kind: 'rest' }>,
  text: string,
  params: Record<string, string>,
): boolean {
  if (segment.kind === 'literal') return segment.text === text;
  if (segment.kind === 'param') {
    params[segment.name] = text;
    return text !== '';
  }
  const { prefix, name, suffix } = segment;
  if (text.length <= prefix.length + suffix.length || !text.startsWith(prefix) || !text.endsWith(suffix)) return false;
  params[name] = text.slice(prefix.length, text.length - suffix.length);
  return true;
}

function decodeSegment(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Which of two patterns is the more exact, segment by segment from the left: literal, then literal text around a
 * parameter (more text first), then parameter, then end of the pattern, then `**`.
 * Returns a negative number when `a` goes first, 0 when both claim the same paths. Source: "the longest literal wins".
 */
export function compareExactness(a: string, b: string): number {
  const left = patternSegments(a);
  const right = patternSegments(b);
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = segmentWeight(right[index]) - segmentWeight(left[index]);
    if (difference !== 0) return difference;
    const literals = [left[index], right[index]].map((segment) => (segment?.kind === 'literal' ? segment.text : ''));
    if (literals[0] !== literals[1]) return 0;
  }
  return 0;
}

function segmentWeight(segment: PatternSegment | undefined): number {
  if (segment === undefined) return 1;
  if (segment.kind === 'rest') return 0;
  if (segment.kind === 'param') return 2;
  if (segment.kind === 'affixed') return 3 + segment.prefix.length + segment.suffix.length;
  return Number.MAX_SAFE_INTEGER;
}

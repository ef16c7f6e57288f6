import { type PatternSegment, patternSegments, REST_PARAM } from './path-pattern';

/**
 * The path of a pattern with these parameters, percent-encoded, ending with a slash. Throws when a parameter is missing
 * or empty: a link without a target is its author's error.
 */
export function buildPath(pattern: string, params: Readonly<Record<string, string>> = {}): string {
  const parts = patternSegments(pattern).flatMap((segment) => buildSegment(pattern, segment, params));
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`;
}

function buildSegment(pattern: string, segment: PatternSegment, params: Readonly<Record<string, string>>): string[] {
  if (segment.kind === 'literal') return [segment.text];
  if (segment.kind === 'rest') {
    const rest = params[REST_PARAM] ?? '';
    return rest === '' ? [] : rest.split('/').map(encodeURIComponent);
  }
  const value = params[segment.name];
  if (value === undefined || value === '') {
    throw new Error(`Failed to build a path: "${pattern}" needs a value for "${segment.name}". Pass it in params.`);
  }
  const encoded = encodeURIComponent(value);
  return [segment.kind === 'param' ? encoded : `${segment.prefix}${encoded}${segment.suffix}`];
}

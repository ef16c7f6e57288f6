import type { LocaleCode, RecordedAnswer, ReleaseExamples } from '@aksamit/contracts/platform';
import type { CallApi } from '../server/model/api-call';

interface Operation {
  path: string;
  pattern: RegExp;
  names: string[];
  answer: RecordedAnswer;
}

const NOT_RECORDED = { error: { code: 'not_found', message: 'No answer is recorded.' } };

/**
 * Answers the calls of one page with the recorded response of the same operation, regardless of the query. A record
 * requested by another slug or id gets that one, and slugs are those of the page's language: pages are canonical only
 * at their own addresses.
 * @param onUnrecorded receives the path of a call without a recorded response; it is answered 404
 */
export function answerFrom(
  { pages, answers }: ReleaseExamples,
  { page, locale }: { page: string; locale: LocaleCode },
  onUnrecorded: (path: string) => void,
): CallApi {
  const patches = pages[page]?.answers ?? {};
  const all: ReleaseExamples['answers'] = { ...answers };
  for (const [path, patch] of Object.entries(patches)) {
    const { status, params, body } = answers[path] ?? { status: 200, params: {}, body: undefined };
    all[path] = { status, params, body: mergePatch(body, patch) };
  }
  const operations = Object.entries(all)
    .map(([path, answer]) => operationOf(path, answer))
    // The literal path first: `/locations/cities` is not a location with the slug `cities`.
    .sort((a, b) => literalLength(b.path) - literalLength(a.path));
  return async (path) => {
    const { pathname } = new URL(path, 'http://api');
    for (const { pattern, names, answer } of operations) {
      const found = pattern.exec(pathname);
      if (!found) continue;
      const asked = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]));
      return { status: answer.status, body: JSON.stringify(underNames(answer, asked, locale)) };
    }
    onUnrecorded(pathname);
    return { status: 404, body: JSON.stringify(NOT_RECORDED) };
  };
}

/** `{slug}` matches one segment of a path, `{path}` the whole rest. */
function operationOf(path: string, answer: RecordedAnswer): Operation {
  const names: string[] = [];
  const pattern = path
    .split(/(\{[^}]*\})/)
    .map((part) => {
      if (!part.startsWith('{')) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      names.push(part.slice(1, -1));
      return part === '{path}' ? '(.+)' : '([^/]+)';
    })
    .join('');
  return { path, pattern: new RegExp(`^${pattern}$`), names, answer };
}

const literalLength = (path: string): number => path.replaceAll(/\{[^}]*\}/g, '').length;

/** The recorded body, with recorded parameters replaced by those of the call, also in other languages. */
function underNames({ body, params }: RecordedAnswer, asked: Record<string, string>, locale: LocaleCode): unknown {
  const names = new Map<string, string>();
  for (const [name, recorded] of Object.entries(params)) {
    const other = asked[name];
    if (other === undefined || other === recorded) continue;
    for (const one of [recorded, ...slugsBeside(body, recorded)]) names.set(one, other);
  }
  const renamed = (text: string): string =>
    text
      .split('/')
      .map((part) => names.get(part) ?? part)
      .join('/');
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') return renamed(value);
    if (Array.isArray(value)) return value.map(change);
    if (!isObject(value)) return value;
    const { slugs } = value;
    const own = isObject(slugs) && 'slug' in value ? { ...value, slug: slugs[locale] ?? value.slug } : value;
    return Object.fromEntries(Object.entries(own).map(([key, one]) => [key, change(one)]));
  };
  return change(body);
}

/** Slugs of a record in all languages (`slugs: { pl, en }`), found by one of them. */
function slugsBeside(value: unknown, slug: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => slugsBeside(one, slug));
  if (!isObject(value)) return [];
  const { slugs } = value;
  const own = isObject(slugs) ? Object.values(slugs).filter((one) => typeof one === 'string') : [];
  return [...(own.includes(slug) ? own : []), ...Object.values(value).flatMap((one) => slugsBeside(one, slug))];
}

/** RFC 7396: null removes a member, arrays are replaced as a whole. */
function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else merged[name] = mergePatch(merged[name], value);
  }
  return merged;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

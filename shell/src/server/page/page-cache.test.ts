import { compressDocument } from '../document/compressed-document';
import { EncodedBody } from '../http/encoded-body';
import { type CachedPage, cacheControlOf, freshnessOf, PageCache } from './page-cache';
import type { RenderedPage } from './public-pages';
import { RevalidatingCache } from './revalidating-cache';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const NEVER = Number.POSITIVE_INFINITY;

const pageOf = (text: string, more: Partial<CachedPage> = {}): CachedPage => ({
  status: 200,
  headers: {},
  body: new EncodedBody(Buffer.from(text)),
  etag: text,
  keys: [],
  createdAt: Date.now(),
  isVariant: false,
  endsAt: NEVER,
  ...more,
});
const renderedOf = (page: CachedPage, quality: 'whole' | 'partial' | 'broken' = 'whole'): RenderedPage => ({
  kind: 'page',
  page,
  quality,
});

test.each([
  [0, NEVER, 'fresh'],
  [119_999, NEVER, 'fresh'],
  [120_000, NEVER, 'stale'],
  [179_999, NEVER, 'stale'],
  [180_000, NEVER, 'only-if-error'],
  [86_519_999, NEVER, 'only-if-error'],
  [86_520_000, NEVER, 'ended'],
  [29_999, 30_000, 'fresh'],
  [30_000, 30_000, 'ended'],
  [130_000, 125_000, 'ended'],
])('a page of age %s ms that ends after %s ms is %s', (age, ends, expected) => {
  expect(freshnessOf({ createdAt: NOW, endsAt: NOW + ends }, NOW + age)).toBe(expected);
});

test.each([
  [0, NEVER, 'public, max-age=0, s-maxage=120, stale-while-revalidate=60, stale-if-error=86400'],
  [100_000, NEVER, 'public, max-age=0, s-maxage=20, stale-while-revalidate=60, stale-if-error=86400'],
  [0, 30_000, 'public, max-age=0, s-maxage=30, stale-while-revalidate=0, stale-if-error=0'],
  [0, 150_000, 'public, max-age=0, s-maxage=120, stale-while-revalidate=30, stale-if-error=30'],
  [150_000, NEVER, 'public, max-age=0, s-maxage=0, stale-while-revalidate=30, stale-if-error=86370'],
])('others may keep a page of age %s ms that ends after %s ms: %s', (age, ends, expected) => {
  expect(cacheControlOf({ createdAt: NOW, endsAt: NOW + ends }, NOW + age)).toBe(expected);
});

test('the least recently used page goes first', () => {
  const cache = new PageCache(3 * 2_060);
  for (const name of ['a', 'b', 'c']) cache.set(name, pageOf(name));
  cache.get('a');
  cache.set('d', pageOf('d'));
  expect(['a', 'b', 'c', 'd'].filter((name) => cache.get(name))).toEqual(['a', 'c', 'd']);
});

test('purging takes the pages that show a record, and no others', () => {
  const cache = new PageCache(1e6);
  cache.set('a', pageOf('a', { keys: ['product:1', 'module-catalog'] }));
  cache.set('b', pageOf('b', { keys: ['product:11'] }));
  expect(cache.purge(['product:1'])).toBe(1);
  expect([cache.get('a'), cache.get('b')?.etag]).toEqual([undefined, 'b']);
});

let cache: PageCache;
let variants: PageCache;
let pages: RevalidatingCache;
beforeEach(() => {
  cache = new PageCache(1e6);
  variants = new PageCache(10_000_000);
  pages = new RevalidatingCache(cache, variants);
});

describe('cached pages', () => {
  test('what anybody can make up any number of pushes out no page at an address of its own', async () => {
    const [own, madeUp] = [new PageCache(20_000), new PageCache(20_000)];
    const both = new RevalidatingCache(own, madeUp);
    const make = (key: string, isVariant: boolean) => both.get(key, async () => renderedOf(pageOf(key, { isVariant })));
    await make('page', false);
    await make('first', true);
    for (let index = 0; index < 50; index += 1) await make(`made-up-${index}`, true);
    const isCached = (key: string) => both.ready(key, () => Promise.reject(new Error('no'))) !== undefined;
    expect(['page', 'first', 'made-up-49'].map(isCached)).toEqual([true, false, true]);
    // A page that changes between the two caches is in one of them only.
    await make('made-up-49', false);
    expect([own.get('made-up-49'), madeUp.get('made-up-49')]).toMatchObject([{ etag: 'made-up-49' }, undefined]);
    both.clear();
    expect(['page', 'made-up-49'].map(isCached)).toEqual([false, false]);
  });

  test('a stale page is shown while a newer one is rendered in the background', async () => {
    cache.set('key', pageOf('old', { createdAt: Date.now() - 130_000 }));
    let done: () => void = () => undefined;
    const rendered = new Promise<void>((resolve) => {
      done = resolve;
    });
    const make = async () => {
      queueMicrotask(() => setImmediate(done));
      return renderedOf(pageOf('new'));
    };
    expect(pages.ready('key', make)?.etag).toBe('old');
    await rendered;
    expect(pages.ready('key', make)?.etag).toBe('new');
  });
});

describe('pages that failed', () => {
  test('an old page is better than a broken one, but not past its end', async () => {
    const broken = async () => renderedOf(pageOf('broken'), 'broken');
    cache.set('old', pageOf('old', { createdAt: Date.now() - 3_600_000 }));
    cache.set('ended', pageOf('ended', { endsAt: Date.now() - 1 }));
    expect(await pages.get('old', broken)).toMatchObject({ page: { etag: 'old' }, quality: 'whole' });
    expect(await pages.get('ended', broken)).toMatchObject({ page: { etag: 'broken' }, quality: 'broken' });
    expect(pages.ready('ended', broken)).toBeUndefined();
  });

  test('a broken page is not cached', async () => {
    await pages.get('key', async () => renderedOf(pageOf('broken'), 'broken'));
    expect(cache.get('key')).toBeUndefined();
  });

  test('a page in which something failed is cached until its end, and never in the place of a whole one', async () => {
    const endsAt = Date.now() + 3_600_000;
    const partial = async () => renderedOf(pageOf('partial', { endsAt }), 'partial');
    expect(await pages.get('new', partial)).toMatchObject({ page: { etag: 'partial' } });
    expect(pages.ready('new', partial)?.etag).toBe('partial');
    cache.set('old', pageOf('old', { createdAt: Date.now() - 3_600_000 }));
    expect(await pages.get('old', partial)).toMatchObject({ page: { etag: 'old' } });
    expect(cache.get('old')?.etag).toBe('old');
    cache.set('ended', pageOf('ended', { endsAt: Date.now() - 1 }));
    expect(await pages.get('ended', partial)).toMatchObject({ page: { etag: 'partial' } });
    expect(cache.get('ended')?.etag).toBe('partial');
  });

  test('what was begun before a purge is shown to those who wait and not cached', async () => {
    let finish: (made: RenderedPage) => void = () => undefined;
    const waiting = pages.get('key', () => new Promise((resolve) => (finish = resolve)));
    pages.purge(['product:1']);
    finish(renderedOf(pageOf('before')));
    expect(await waiting).toMatchObject({ page: { etag: 'before' } });
    expect(cache.get('key')).toBeUndefined();
  });

  test('a failure of one making does not stick', async () => {
    await expect(pages.get('key', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await pages.get('key', async () => renderedOf(pageOf('fine')))).toMatchObject({ quality: 'whole' });
  });
});

test('a compressed body still gives its plain text', async () => {
  const text = 'zażółć '.repeat(500);
  const { brotli, plainBytes } = compressDocument(text);
  const body = EncodedBody.compressed(Buffer.from(brotli), plainBytes);
  expect(body.plainBytes).toBe(Buffer.byteLength(text));
  for (const _ of [1, 2]) {
    expect(body.ready('identity')).toBeUndefined();
    expect((await body.encode('identity')).toString()).toBe(text);
  }
  expect((await body.encode('gzip')).length).toBeLessThan(500);
  expect(body.ready('br')).toEqual(Buffer.from(brotli));
});

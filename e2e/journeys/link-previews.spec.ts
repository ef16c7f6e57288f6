import { expect, test } from '../fixtures/shop-test';

const PER_ROUND = 4;

/** Of XML or HTML. */
const decoded = (text: string) => text.replaceAll('&amp;', '&');
const pathOf = (url: string) => new URL(url).pathname;

test('every page of the site map has a picture for link previews, and each picture is there', async ({ request }) => {
  test.setTimeout(600_000);
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => decoded(url));
  const pages: string[] = [];
  for (const part of await locations('/sitemap.xml')) pages.push(...(await locations(pathOf(part))).map(pathOf));
  expect(pages.length).toBeGreaterThan(500);
  const pictures = new Set<string>();
  const without: string[] = [];
  const look = async (path: string) => {
    const text = await (await request.get(path)).text();
    if (/<meta name="robots" content="noindex">/.test(text)) return;
    const picture = /<meta property="og:image" content="([^"]+)">/.exec(text)?.[1];
    if (picture) pictures.add(pathOf(decoded(picture)));
    else without.push(path);
  };
  while (pages.length > 0) await Promise.all(pages.splice(0, PER_ROUND).map(look));
  expect(without).toEqual([]);
  const missing: string[] = [];
  for (const path of pictures) {
    const answer = await request.get(path);
    if (answer.status() !== 200 || !/^image\/(jpeg|png)$/.test(answer.headers()['content-type'] ?? ''))
      missing.push(path);
  }
  expect(missing).toEqual([]);
});

import { type APIRequestContext, expect, test } from '@playwright/test';

/** Asked at the same time. */
const AT_ONCE = 6;

const addressesOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

const attributeOf = (html: string, pattern: RegExp): string | null => pattern.exec(html)?.[1] ?? null;

/** A category's page in a salon, in any language. */
const SALON_CATEGORY = /\/(?:salony|salons)\/[^/]+\/([^/]+)\/$/;
/** Salons whose categories are all requested. */
const SAMPLED_SALONS = 2;

/**
 * Without most pages of categories in salons: some fifty salons have five each, in three sites, and all of them are one
 * page with other records. Those of the first salons that come are requested as everything else is.
 */
function sampled(addresses: readonly string[]): string[] {
  const salons = new Set<string>();
  return addresses.filter((address) => {
    const salon = SALON_CATEGORY.exec(address)?.[1];
    if (salon === undefined) return true;
    if (salons.size < SAMPLED_SALONS) salons.add(salon);
    return salons.has(salon);
  });
}

interface Asked {
  status: number;
  robots: string | null;
  canonical: string | null;
  /** Canonical addresses of the same page in other languages and markets. */
  alternates: string[];
}

/** Requests each address once, as a search engine does: redirects are not followed. */
async function askAll(request: APIRequestContext, addresses: readonly string[]): Promise<Map<string, Asked>> {
  const left = [...addresses];
  const asked = new Map<string, Asked>();
  const askOn = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const answer = await request.get(address, { maxRedirects: 0 });
      const html = await answer.text();
      asked.set(address, {
        status: answer.status(),
        robots: attributeOf(html, /<meta name="robots" content="([^"]*)/),
        canonical: attributeOf(html, /<link rel="canonical" href="([^"]*)/),
        alternates: [...html.matchAll(/hreflang="[^"]*" href="([^"]*)/g)].map(([, href = '']) => href),
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return asked;
}

test('every address of the sitemap and of the site maps is a page, listed once and named by its alternates', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const index = addressesOf(await (await request.get('/sitemap.xml')).text());
  const all = (
    await Promise.all(index.map(async (part) => addressesOf(await (await request.get(part)).text())))
  ).flat();
  expect(all.length).toBeGreaterThan(500);
  expect(all.length).toBe(new Set(all).size);
  const listed = sampled(all);
  const { origin } = new URL(listed[0] ?? '');
  const maps = await Promise.all(
    ['/mapa-strony/', '/en/site-map/', '/gb/site-map/'].map(async (path) => (await request.get(path)).text()),
  );
  const linked = maps.flatMap((html) =>
    [...(/<main.*<\/main>/s.exec(html)?.[0] ?? '').matchAll(/href="(\/[^"#]*)"/g)].map(
      ([, path]) => `${origin}${path}`,
    ),
  );
  const asked = await askAll(request, [...new Set([...listed, ...linked])]);
  expect([...asked].filter(([, { status }]) => status !== 200)).toEqual([]);
  const known = new Set(listed);
  const unfit = [...asked].filter(
    ([address, { robots, canonical }]) => known.has(address) && (robots !== null || canonical !== address),
  );
  expect(unfit).toEqual([]);
  // Each page of the sitemap names the others and itself, and they name it.
  const unnamed = listed.filter((address) => {
    const { alternates = [] } = asked.get(address) ?? {};
    return (
      !alternates.includes(address) || !alternates.every((other) => asked.get(other)?.alternates.includes(address))
    );
  });
  expect(unnamed).toEqual([]);
});

test('addresses in another spelling lead to the ones that stand', async ({ request }) => {
  const spellings = {
    '/oczyszanie-wodorowe/': '/oczyszczanie-wodorowe/',
    '/epilacja-laserowa/': '/depilacja-laserowa/',
    '/cennik/zabiegi-oczyszczanie-wodorowe/': '/cennik/zabiegi-oczyszanie-wodorowe/',
    '/cennik/pakiety-oczyszczanie-wodorowe/': '/cennik/pakiety-oczyszanie-wodorowe/',
  };
  for (const [given, standing] of Object.entries(spellings)) {
    const moved = await request.get(`${given}?a=1`, { maxRedirects: 0 });
    expect([given, moved.status(), moved.headers().location]).toEqual([given, 301, `${standing}?a=1`]);
    const page = await request.get(standing, { maxRedirects: 0 });
    expect([standing, page.status()]).toEqual([standing, 200]);
    const canonical = attributeOf(await page.text(), /<link rel="canonical" href="([^"]*)/);
    expect(canonical && new URL(canonical).pathname).toBe(standing);
  }
});

import { shopSummary } from '@aksamit/contracts/shop-summary';
import { expect, test } from '@playwright/test';
import { contradictions, unnamedFigures } from '../fixtures/business-figures';
import { treatmentsOf } from '../fixtures/buying';
import { movedTo, type WalkedPage, walk } from '../fixtures/page-walk';
import {
  addressesOfPages,
  type ClaimedPage,
  claimedPagesOf,
  isOfRecords,
  publicOnes,
  SITES,
  sampled,
  secondForms,
  sitemapAddresses,
  siteOf,
} from '../fixtures/site-addresses';
import { poland, polandInEnglish } from '../fixtures/words';

type Walked = ReadonlyMap<string, WalkedPage>;

function expectWholeWithoutScripts(walked: Walked): void {
  const pages = [...walked];
  const failed = pages.filter(([, { status, isRendered }]) => status !== 200 || !isRendered);
  expect.soft(failed.map(([address, { status }]) => `${address}: ${status}`)).toEqual([]);
  const unfit = pages.filter(([address, { robots, canonical }]) => robots !== null || canonical !== address);
  expect.soft(unfit.map(([address, { robots, canonical }]) => [address, robots, canonical])).toEqual([]);
  const short = pages.filter(([, { textLength }]) => textLength < 200);
  expect.soft(short.map(([address]) => address)).toEqual([]);
}

/** Values that several pages of a market and language have, with the addresses of these pages. */
function repeated(walked: Walked, read: (page: WalkedPage) => string): [value: string, addresses: string[]][] {
  const groups = new Map<string, string[]>();
  for (const [address, page] of walked) {
    const key = `${siteOf(address).base}/ ${read(page)}`;
    groups.set(key, [...(groups.get(key) ?? []), address]);
  }
  return [...groups].filter(([, addresses]) => addresses.length > 1);
}

function expectOwnHeads(walked: Walked): void {
  const unfit = [...walked].filter(
    ([, { title, description, headings }]) =>
      title.length < 10 || description.length < 20 || headings.length !== 1 || headings[0] === '',
  );
  expect
    .soft(unfit.map(([address, { title, description, headings }]) => [address, title, description, headings]))
    .toEqual([]);
  expect.soft(repeated(walked, ({ title }) => title)).toEqual([]);
  expect.soft(repeated(walked, ({ description }) => description)).toEqual([]);
  // A treatment for women and one for men have one name, on the pages of two zones.
  expect.soft(repeated(walked, ({ page, headings }) => `${page}: ${headings[0]}`)).toEqual([]);
}

/** Each page names itself and the others, and they name it. */
function expectNamedByAlternates(walked: Walked): void {
  const unnamed = [...walked].filter(
    ([address, { alternates }]) =>
      !alternates.includes(address) || !alternates.every((other) => walked.get(other)?.alternates.includes(address)),
  );
  expect.soft(unnamed.map(([address]) => address)).toEqual([]);
}

/** What the sitemap does not list is for visitors who are here already, or redirects. */
async function expectUnlistedPages(walked: Walked, pages: readonly ClaimedPage[], origin: string): Promise<Walked> {
  const listed = new Set([...walked].map(([, { page }]) => page));
  const others = pages.filter(({ name }) => !listed.has(name));
  expect.soft(others.filter(isOfRecords).map(({ name }) => name)).toEqual(['content/article-by-slug']);
  const found = await walk(addressesOfPages(others, origin), new Set(pages.map(({ name }) => name)));
  const unfit = [...found].filter(
    ([, { status, isRendered, robots, headings }]) =>
      status !== 200 || !isRendered || robots !== 'noindex' || headings.length !== 1,
  );
  expect.soft(unfit.map(([address, { status }]) => `${address}: ${status}`)).toEqual([]);
  return found;
}

/** Pages of one visitor, as somebody without an account gets them: cart, checkout, login, panel. */
async function walkPrivatePages(pages: readonly ClaimedPage[], origin: string): Promise<Walked> {
  const found = await walk(addressesOfPages(pages, origin), new Set());
  const failed = [...found].filter(([, { status }]) => status !== 200);
  expect.soft(failed.map(([address, { status }]) => `${address}: ${status}`)).toEqual([]);
  return found;
}

/**
 * Addresses that links and forms lead to, without the part behind `#`, each with a page that links it: of those that
 * differ in the values of their query alone the first.
 */
function linkedFrom(walked: Walked): Map<string, string> {
  const linked = new Map<string, { address: string; from: string }>();
  for (const [from, { links }] of walked)
    for (const link of links) {
      const url = new URL(link, from);
      url.hash = '';
      const key = `${url.pathname}?${[...url.searchParams.keys()].sort()}`;
      if (!linked.has(key)) linked.set(key, { address: url.href, from });
    }
  return new Map([...linked.values()].map(({ address, from }) => [address, from]));
}

/** Links to a part of a page that is not there. */
function deadAnchors(walked: Walked): string[] {
  return [...walked].flatMap(([from, { links }]) =>
    links.filter((link) => {
      const url = new URL(link, from);
      const id = decodeURIComponent(url.hash.slice(1));
      url.hash = '';
      const target = walked.get(url.href);
      return id !== '' && target !== undefined && !target.ids.has(id);
    }),
  );
}

async function expectLinks(walked: Walked, known: ReadonlySet<string>, publicPages: ReadonlySet<string>) {
  const linked = linkedFrom(walked);
  const others = await walk(
    [...linked.keys()].filter((address) => !known.has(address)),
    publicPages,
  );
  const dead = [...others].filter(([, { status }]) => status !== 200);
  expect.soft(dead.map(([address, { status }]) => `${linked.get(address)} -> ${address}: ${status}`)).toEqual([]);
  expect.soft(deadAnchors(new Map([...walked, ...others]))).toEqual([]);
}

/** No page contradicts another in what the business constants name. */
function expectOneFigureOfEachConstant(walked: Walked): void {
  const found = [...walked].flatMap(([address, { text }]) =>
    contradictions(text, siteOf(address).locale).map((contradiction) => `${address}: ${contradiction}`),
  );
  expect.soft(found).toEqual([]);
  for (const locale of ['pl', 'en'] as const) {
    const texts = [...walked].filter(([address]) => siteOf(address).locale === locale).map(([, { text }]) => text);
    expect.soft(unnamedFigures(texts, locale), locale).toEqual([]);
  }
}

/** The first address of each page in each site. */
function firstOfEachPage(walked: Walked): [address: string, page: WalkedPage][] {
  const firsts = new Map<string, [string, WalkedPage]>();
  for (const [address, page] of walked) {
    const key = `${siteOf(address).base} ${page.page}`;
    if (!firsts.has(key)) firsts.set(key, [address, page]);
  }
  return [...firsts.values()];
}

/** Each page names a picture of its own; that of one page of each kind is there. Drawing all would take minutes. */
async function expectShareCards(walked: Walked): Promise<void> {
  expect.soft(repeated(walked, ({ shareCard }) => shareCard ?? '')).toEqual([]);
  const wrong: string[] = [];
  const drawn = firstOfEachPage(walked).filter(([address]) => siteOf(address) === poland);
  for (const [address, { shareCard }] of drawn) {
    const { status, headers } = await fetch(shareCard ?? '', { redirect: 'manual' });
    const isPicture = status === 200 && headers.get('content-type') === 'image/jpeg';
    const bytes = Number(headers.get('content-length'));
    if (!isPicture || bytes > 120 * 1024) wrong.push(`${address}: ${shareCard} ${status} ${bytes}`);
  }
  expect.soft(wrong).toEqual([]);
}

async function expectSecondFormsToMove(walked: Walked): Promise<void> {
  const forms = firstOfEachPage(walked).flatMap(([address, { alternates }]) =>
    secondForms(address, alternates).map((form) => ({ form: `${form}?a=1`, canonical: `${address}?a=1` })),
  );
  const wrong: string[] = [];
  for (const { form, canonical } of forms) {
    const target = await movedTo(form);
    if (target !== canonical) wrong.push(`${form} -> ${target}`);
  }
  expect.soft(wrong).toEqual([]);
}

test('every page is whole without scripts, has a head of its own, and all that it links is there', async ({
  request,
}) => {
  // Some 700 pages: as long as they take on a busy machine.
  test.setTimeout(900_000);
  const claimed = await claimedPagesOf(request);
  const pages = publicOnes(claimed);
  const publicPages = new Set(pages.map(({ name }) => name));
  const all = await sitemapAddresses(request);
  expect(all.length).toBeGreaterThan(500);
  expect(all.length).toBe(new Set(all).size);
  const walked = await walk(sampled(all), publicPages);
  expectWholeWithoutScripts(walked);
  expectOwnHeads(walked);
  expectNamedByAlternates(walked);
  expectOneFigureOfEachConstant(walked);
  const { origin } = new URL(all[0] ?? '');
  const unlisted = await test.step('pages that the sitemap does not list', () =>
    expectUnlistedPages(walked, pages, origin));
  const ofVisitors = await test.step('pages of one visitor', () =>
    walkPrivatePages(
      claimed.filter(({ rendering }) => rendering === 'private'),
      origin,
    ));
  await test.step('links', () =>
    expectLinks(new Map([...walked, ...unlisted, ...ofVisitors]), new Set(all), publicPages));
  await test.step('share cards', () => expectShareCards(walked));
  await test.step('second forms of addresses', () => expectSecondFormsToMove(walked));
});

test('what programs read of the shop leads to pages that are there', async ({ request, baseURL }) => {
  const listed = new Set(await sitemapAddresses(request));
  for (const { base } of SITES) {
    const text = await (await request.get(`${base}/llms.txt`)).text();
    const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, link = '']) => link);
    expect(links.length, `${base}/llms.txt`).toBeGreaterThan(50);
    const summary = shopSummary.parse(await (await request.get(`${base}/services.json`)).json());
    const records = [...summary.services, ...summary.bundles, ...summary.salons].map(({ url }) => url);
    expect(records.length, `${base}/services.json`).toBeGreaterThan(50);
    const others = [...new Set([...links, ...records])].filter((link) => !listed.has(link));
    const statuses = await Promise.all(
      others.map(async (link) => `${link} ${(await request.get(link, { maxRedirects: 0 })).status()}`),
    );
    expect.soft(statuses.filter((status) => !status.endsWith(' 200'))).toEqual([]);
    expect.soft(links.every((link) => link.startsWith(baseURL ?? ''))).toBe(true);
  }
});

test('addresses of the specification that are no canonical ones lead to these', async ({ request, baseURL }) => {
  const [polish] = await treatmentsOf(request, poland);
  const [english] = await treatmentsOf(request, polandInEnglish);
  const moved = {
    '/strefa-kobiet?sort=cheapest&utm_source=x': '/strefa-kobiet/?sort=cheapest&utm_source=x',
    [`/en/womens-zone/${polish?.slug}/`]: `/en/womens-zone/${english?.slug}/`,
    '/konto/zmien-haslo/': '/konto/zmiana-hasla/',
    '/panel/ochrona-privacy/': '/panel/ochrona-prywatnosci/',
    '/panel/logowanie/': '/konto/logowanie/',
    '/logowanie/': '/konto/logowanie/',
    '/opinie-uzytkownikow/': '/opinie/',
    '/podsumowanie/': '/koszyk/podsumowanie/',
    '/platnosc/123/': '/platnosc/podsumowanie/123/',
    '/paczki/': '/cennik-paczki/',
    '/cennik-pakiety': '/cennik-pakiety/',
    '/oczyszanie-wodorowe/?a=1': '/oczyszczanie-wodorowe/?a=1',
    '/epilacja-laserowa/?a=1': '/depilacja-laserowa/?a=1',
    '/cennik/zabiegi-oczyszczanie-wodorowe/?a=1': '/cennik/zabiegi-oczyszanie-wodorowe/?a=1',
    '/cennik/pakiety-oczyszczanie-wodorowe/?a=1': '/cennik/pakiety-oczyszanie-wodorowe/?a=1',
  };
  for (const [from, to] of Object.entries(moved)) expect.soft(await movedTo(baseURL + from)).toBe(baseURL + to);
});

test('a removed page is answered 410, with ways on in its language', async ({ request, baseURL }) => {
  const publicPages = new Set(publicOnes(await claimedPagesOf(request)).map(({ name }) => name));
  const removed = {
    '/konkurs-lato-2021/': { heading: 'Tej strony już nie ma', search: '/szukaj/' },
    '/gb/summer-contest-2021/': { heading: 'This page has been removed', search: '/gb/search/' },
  };
  const walked = await walk(
    Object.keys(removed).map((path) => baseURL + path),
    publicPages,
  );
  for (const [path, { heading, search }] of Object.entries(removed)) {
    const page = walked.get(baseURL + path);
    expect.soft([path, page?.status, page?.robots, page?.headings]).toEqual([path, 410, 'noindex', [heading]]);
    expect.soft(page?.text, path).toContain(heading);
    expect.soft(page?.links.length, path).toBeGreaterThan(10);
    expect.soft(page?.links, path).toContain(search);
  }
});

test('an unknown address is a real 404 with a way on', async ({ request, baseURL }) => {
  const publicPages = new Set(publicOnes(await claimedPagesOf(request)).map(({ name }) => name));
  const missing = [poland, polandInEnglish].flatMap(({ base, words }) =>
    ['/nie-ma-takiej-strony/', `${words.womensZone}nie-ma-takiego-zabiegu/`, '/blog/nie-ma/nic/'].map(
      (path) => baseURL + base + path,
    ),
  );
  for (const [address, page] of await walk(missing, publicPages)) {
    expect.soft([address, page.status, page.robots, page.headings.length]).toEqual([address, 404, 'noindex', 1]);
    expect.soft(page.links.length, address).toBeGreaterThan(10);
  }
});

import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../../shared-kit/workspace/find-chromium';
import { linksUnder } from '../../../shared-kit/workspace/start/shop-ready';
import { main } from '../../fixtures/page-regions';
import { text } from '../../fixtures/texts';
import { poland } from '../../fixtures/words';
import type { BenchContext } from '../bench-context';
import { type Measurement, measurementsOf, median } from '../measurement';
import { onSlowPhone, type Shopper, type SlowPhone } from '../vitals/slow-phone';
import { type Paints, paintsOf, timeInteraction } from '../vitals/watch-paints';
import { watchEvaluatedScripts } from './evaluated-scripts';
import { inlineParts } from './inline-parts';
import { measureNextPages } from './measure-next-pages';
import { type PressTimes, timePressEffect, watchPressEffects } from './press-to-effect';
import { type StaticCopies, serveStaticCopies } from './static-copy';

/** Visits of each page and of its static copy, in turn. */
const RUNS = 7;
/** A page counts as loaded, and at rest, this long after its navigation started. */
const AT_REST_MS = 5000;
const CLICKS = 5;

const ZONE = '/strefa-kobiet/';

/** Answered the question about cookies with everything. */
const CONSENT = JSON.stringify({ version: 1, analytical: true, marketing: true, at: Date.now() });

const stranger: Shopper = { cookies: [], origins: [] };
const consenting = (origin: string): Shopper => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'cookieConsent', value: CONSENT }] }],
});

interface PublicPage {
  name: string;
  path: string;
}

/**
 * Public pages on a slow phone beside their own static copies: paints, blocked time, scripts without a touch, what a
 * press costs, inline data, and the way to the next page. Source: architecture, "Budgets".
 */
export async function measurePublicPages(context: BenchContext): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath: context.chromium, args: CHROMIUM_FLAGS });
  const copies = await serveStaticCopies(context.origin);
  try {
    const results: Measurement[] = [];
    for (const page of await publicPages(context)) {
      context.log(`  ${page.name}`);
      results.push(...(await beside(browser, context, { copies, page })));
      results.push(...(await scriptsOf(browser, context, page)), ...(await inlineOf(context, page)));
    }
    context.log('  buy box');
    results.push(...(await buyBox(browser, context)));
    context.log('  next pages');
    results.push(...(await measureNextPages(context)));
    return results;
  } finally {
    await copies.stop();
    await browser.close();
  }
}

async function publicPages({ origin, pages }: BenchContext): Promise<PublicPage[]> {
  const first = async (list: string): Promise<string> => {
    const html = await (await fetch(origin + list)).text();
    return linksUnder(html, list)[0] ?? list;
  };
  return [
    ...pages.map(({ name, path }) => ({ name, path })),
    { name: 'zone', path: ZONE },
    { name: 'price list', path: '/cennik/' },
    { name: 'salon', path: await first('/salony/') },
    { name: 'article', path: await first('/blog/') },
  ];
}

const row = measurementsOf('public');

async function beside(
  browser: Browser,
  { origin }: BenchContext,
  { copies, page: { name, path } }: { copies: StaticCopies; page: PublicPage },
): Promise<Measurement[]> {
  await copies.add(path);
  const visit = (from: string): Promise<Paints> =>
    onSlowPhone(browser, { origin: from, shopper: stranger }, async ({ page }) => {
      await page.goto(path);
      await page.waitForTimeout(AT_REST_MS);
      return paintsOf(page);
    });
  // The first visit of each fills the caches of the servers.
  await visit(origin);
  await visit(copies.origin);
  const own: Paints[] = [];
  const copied: Paints[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    own.push(await visit(origin));
    copied.push(await visit(copies.origin));
  }
  const of = (visits: Paints[], read: (paints: Paints) => number) => median(visits.map(read));
  const ratio = (read: (paints: Paints) => number) => of(own, read) / of(copied, read);
  return [
    row(`${name}: LCP`, Math.round(of(own, ({ lcp }) => lcp)), 'ms'),
    row(`${name}: LCP of its static copy`, Math.round(of(copied, ({ lcp }) => lcp)), 'ms'),
    row(
      `${name}: LCP beside its copy`,
      ratio(({ lcp }) => lcp),
      '×',
      { atMost: 1.1 },
    ),
    row(`${name}: CLS`, Math.round(of(own, ({ cls }) => cls) * 1000) / 1000, '', { atMost: 0 }),
    row(`${name}: blocked`, Math.round(of(own, ({ blocked }) => blocked)), 'ms'),
    row(`${name}: blocked, its static copy`, Math.round(of(copied, ({ blocked }) => blocked)), 'ms'),
    row(
      `${name}: blocked beside its copy`,
      ratio(({ blocked }) => blocked),
      '×',
      { atMost: 1.2 },
    ),
  ];
}

async function scriptsOf(
  browser: Browser,
  { origin }: BenchContext,
  { name, path }: PublicPage,
): Promise<Measurement[]> {
  const visit = (shopper: Shopper) =>
    onSlowPhone(browser, { origin, shopper }, async ({ page, session }) => {
      const scripts = await watchEvaluatedScripts(session);
      await page.goto(path);
      await page.waitForTimeout(AT_REST_MS);
      return { all: scripts.all(), early: scripts.withoutThoseAtRest() };
    });
  const { early } = await visit(stranger);
  const { all } = await visit(consenting(origin));
  return [
    row(`${name}: scripts without a touch`, early, 'KB', { atMost: 15 }),
    row(`${name}: scripts without a touch, consent and reports among them`, all, 'KB', { atMost: 20 }),
  ];
}

async function inlineOf({ origin }: BenchContext, { name, path }: PublicPage): Promise<Measurement[]> {
  const parts = inlineParts(await (await fetch(origin + path)).text());
  return [
    row(`${name}: inline data`, parts.dataBytes / 1024, 'KB', { atMost: 6 }),
    row(`${name}: inline styles`, parts.styleBytes / 1024, 'KB'),
  ];
}

/** On a phone the bar at the foot of the screen shows it instead of the buy box while that is out of sight. */
const shown = (found: Locator): Locator => found.filter({ visible: true }).first();
const addButton = (page: Page) => shown(main(page).getByRole('button', { name: poland.words.addToCart }));
/** After the first press of it. */
const againButton = (page: Page) =>
  shown(main(page).getByRole('button', { name: text(poland, 'add-to-cart:addAgain') }));

/** The product's buy box: scripts once it is live, its first press, and its slowest interaction after that. */
async function buyBox(browser: Browser, { origin, pages }: BenchContext): Promise<Measurement[]> {
  const path = pages.find(({ name }) => name === 'product')?.path ?? '/';
  const rest = async ({ page }: SlowPhone) => {
    await page.goto(path);
    await page.waitForTimeout(AT_REST_MS);
    await addButton(page).scrollIntoViewIfNeeded();
  };
  const scripts = await onSlowPhone(browser, { origin, shopper: stranger }, async (phone) => {
    const evaluated = await watchEvaluatedScripts(phone.session);
    await rest(phone);
    await addButton(phone.page).tap();
    await shown(main(phone.page).locator(`a[href="${poland.words.cartPath}"]`)).waitFor();
    return evaluated.withoutThoseAtRest();
  });
  const presses: Required<PressTimes>[] = [];
  const interactions: number[] = [];
  for (let run = 0; run < CLICKS; run += 1) {
    await onSlowPhone(browser, { origin, shopper: stranger }, async (phone) => {
      await watchPressEffects(phone.page);
      await rest(phone);
      presses.push(await timePressEffect(phone.page, addButton(phone.page)));
      await phone.page.waitForTimeout(AT_REST_MS);
      interactions.push(await timeInteraction(phone.page, () => againButton(phone.page).tap()));
    });
  }
  const medianOf = (read: (times: Required<PressTimes>) => number) => Math.round(median(presses.map(read)));
  return [
    row('buy box: scripts once it is live', scripts, 'KB', { atMost: 130 }),
    row(
      'buy box: first press to the waiting button',
      medianOf(({ waiting }) => waiting),
      'ms',
      { atMost: 100 },
    ),
    row(
      'buy box: first press to its effect',
      medianOf(({ effect }) => effect),
      'ms',
      { atMost: 500 },
    ),
    row('buy box: interaction', Math.round(median(interactions)), 'ms', { atMost: 100 }),
  ];
}

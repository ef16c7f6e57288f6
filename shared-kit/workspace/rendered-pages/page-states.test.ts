/** What public pages show of records that are missing or incomplete, and of a shop without any. */
import { weekday } from '@aksamit/contracts';
import { publicQueryParameters } from '@aksamit/module-sdk/testing';
import { withoutNamedRecords, withoutRecords, withRecord } from './changed-answers';
import { publicPages, sitemap } from './public-pages';
import { recordedAnswers, renderedPage } from './rendered-page';

const answers = recordedAnswers();
const titled = publicPages.map(({ module, page }) => ({ module, page, title: `${module.name}/${page.name}` }));

async function show(title: string, changed: typeof answers, query?: Record<string, string>) {
  const found = titled.find((one) => one.title === title);
  if (!found) throw new Error(`Failed to find the page ${title}.`);
  const rendering = { locale: 'pl', sitemap, answers: changed, ...(query ? { query } : {}) } as const;
  return renderedPage(found.module, found.page, rendering);
}

const textOf = (html: string): string => html.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ');

/** One heading, something to read and a way on; nothing that only a program understands. */
function expectSensible(html: string): void {
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html).toMatch(/<(?:a|button)[\s>]/);
  expect(textOf(html).length).toBeGreaterThan(60);
  expect(textOf(html)).not.toMatch(/undefined|\bnull\b|NaN|Infinity|Invalid Date|\[object/);
}

test.each(titled)('$title of a shop with all records', async ({ title }) => {
  const { html, status } = await show(title, answers);
  expect(status).toBe(200);
  expectSensible(html);
});

test.each(titled)('$title of a shop without records', async ({ title }) => {
  const { html, status } = await show(title, withoutRecords(answers));
  // A category of articles is found in their list.
  expect(status).toBe(title === 'content/blog-category' ? 404 : 200);
  expectSensible(html);
});

/** Pages of a record, without those whose example replaces the recorded one: their kind has another page. */
const ofRecords = titled.filter(
  ({ page }) => page.patterns.pl.some((pattern) => pattern.includes(':')) && !page.example?.answers,
);

test.each(ofRecords)('$title of a record that is not there is a 404 with a title and a way on', async ({ title }) => {
  const { head, html, status } = await show(title, withoutRecords(withoutNamedRecords(answers)));
  expect(status).toBe(404);
  expectSensible(html);
  expect(html).toMatch(/<a [^>]*href="\//);
  expect(head.title.length).toBeGreaterThan(5);
});

const NO_HOURS = { start: null, end: null, closed: false, allDay: false };

test.each(['catalog/salon', 'catalog/salon-category'])('%s of a salon without hours', async (title) => {
  const openTime = Object.fromEntries(weekday.options.map((day) => [day, NO_HOURS]));
  const changed = withRecord(answers, '/api/locations/{slug}', 'location', { openTime, openingExceptions: [] });
  const { html, status } = await show(title, changed);
  expect(status).toBe(200);
  expectSensible(html);
});

test.each([
  ['catalog/womens-product', '/api/products/{slug}', 'product'],
  ['catalog/bundle', '/api/bundles/{slug}', 'bundle'],
  ['catalog/special-offer', '/api/offers/{slug}', 'offer'],
])('%s without a price for any quantity', async (title, path, name) => {
  const { html, status } = await show(title, withRecord(answers, path, name, { pricingMatrix: [], ongoingPromos: [] }));
  expect(status).toBe(200);
  expectSensible(html);
});

const WRONG_VALUES = ['nie-ma-takiego', '-1', 'x'.repeat(200), '"><script>alert(1)</script>'];

test.each(publicQueryParameters(publicPages.map(({ page }) => page)))(
  'page %s with a wrong value of ?%s= is shown all the same',
  async (name, parameter) => {
    const title = titled.find(({ page }) => page.name === name)?.title ?? '';
    for (const value of WRONG_VALUES) {
      const { html } = await show(title, answers, { [parameter]: value });
      expectSensible(html);
      expect(html).not.toContain('<script>alert');
    }
  },
);

import { expect, test } from '@playwright/test';
import { buyByDocument, judge } from '../fixtures/outside-tools';
import { poland } from '../fixtures/words';

test.describe.configure({ mode: 'default', timeout: 240_000 });

let document = '';
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext();
  document = await (await request.get(`${baseURL}/api/docs/json`)).text();
  await request.dispose();
});

test('the rules of Redocly and Spectral find no error in the document of the public address', async () => {
  expect(await judge(document)).toEqual({ redocly: [], spectral: [] });
});

test('a client generated from the document buys at the public address', async ({ page, baseURL }) => {
  const { number, redirectUrl } = await buyByDocument(document, baseURL ?? '');
  expect(number).toMatch(/^AK-\d{4}-\d{6}$/);
  await page.goto(redirectUrl);
  await expect(page.getByRole('button', { name: poland.words.paid })).toBeVisible();
});

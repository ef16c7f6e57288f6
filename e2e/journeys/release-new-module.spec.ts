import { publishReleases } from '../../shared-kit/workspace/start/publish-releases';
import { type ExtraPageServer, startExtraPageServer } from '../fixtures/extra-page-server';
import { expect, test } from '../fixtures/journey-test';
import { NewModule } from '../fixtures/new-module';
import { OwnReleases } from '../fixtures/own-releases';
import { expectPageReady } from '../fixtures/page-ready';
import { heading } from '../fixtures/page-regions';

test.describe.configure({ mode: 'default', timeout: 120_000 });

let releases: OwnReleases;
let server: ExtraPageServer;
let module: NewModule;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(300_000);
  releases = await OwnReleases.make();
  server = await startExtraPageServer({ shopOrigin: baseURL ?? '', store: releases.folder });
  module = new NewModule();
});

test.afterAll(async () => {
  await server?.stop();
  releases?.remove();
  module?.remove();
});

test('a new module is released into a shop that runs, and its page is one of the shop’s', async ({ page, request }) => {
  const address = `${server.origin}/prezenty/`;
  expect((await request.get(address)).status()).toBe(404);

  await publishReleases(releases.folder, [module.build()]);
  await expect.poll(async () => (await request.get(address)).status()).toBe(200);
  await page.goto(address);
  await expectPageReady(page);
  await expect(heading(page)).toHaveText('GiftCards');
  await expect(page).toHaveTitle('GiftCards – Aksamit');

  await test.step('it comes and goes with the others, without a page load', async () => {
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.getByRole('banner').getByRole('link', { name: 'Aksamit' }).first().click();
    await expect(page.locator('#main > [data-module="content"]')).toBeVisible();
    await expectPageReady(page);
    await page.goBack();
    await expect(page.locator('#main > [data-module="gift-cards"]')).toBeVisible();
    await expect(heading(page)).toHaveText('GiftCards');
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });
});

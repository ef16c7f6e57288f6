import { expect, test } from '@playwright/test';
import { type ExtraPageServer, startExtraPageServer } from '../fixtures/extra-page-server';
import { footer, header, heading } from '../fixtures/page-regions';
import { expectSettled } from '../fixtures/settled';

test.describe.configure({ mode: 'default', timeout: 120_000 });

let server: ExtraPageServer;

/** Ends a worker's event loop for good: only its end helps. */
const ENDLESS = 'for (;;);';

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(240_000);
  server = await startExtraPageServer({
    shopOrigin: baseURL ?? '',
    mode: 'production',
    serverBundles: {
      'mfe-catalog': (source) =>
        `${source}\nmodule.exports.module.render = async () => { throw new Error('broken'); };`,
      'mfe-content': (source) => `${source}
        module.exports.module.render = async ({ page }) => {
          if (page === 'home') ${ENDLESS}
          await new Promise((resolve) => setTimeout(resolve, 60_000));
        };`,
    },
  });
});

test.afterAll(() => server.stop());

for (const { name, path, h1 } of [
  { name: 'throws', path: '/strefa-kobiet/', h1: 'Strefa kobiet' },
  { name: 'takes too long', path: '/blog/', h1: /./ },
  { name: 'never gives its worker back', path: '/', h1: /./ },
]) {
  test(`a page whose server bundle ${name} is rendered by the browser`, async ({ page, request }) => {
    const answer = await request.get(server.origin + path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control'], 'a makeshift page is not kept').toBe('no-store');
    expect(await answer.text()).not.toContain('<h1');

    await page.goto(server.origin + path);
    await expectSettled(page);
    await expect(heading(page)).toHaveText(h1);
    await expect(header(page)).toBeVisible();
    await expect(footer(page)).toBeVisible();
  });
}

test('the pages of other modules are still rendered on the server', async ({ request }) => {
  const answer = await request.get(`${server.origin}/koszyk/`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('<footer');
});

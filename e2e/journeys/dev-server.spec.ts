import type { Page } from '@playwright/test';
import { DevServer } from '../fixtures/dev-server';
import { expect, test } from '../fixtures/journey-test';
import type { NewModule } from '../fixtures/new-module';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main } from '../fixtures/page-regions';

test.describe.configure({ mode: 'default', timeout: 180_000 });

let server: DevServer;
let module: NewModule;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(300_000);
  server = new DevServer();
  module = await server.start(baseURL ?? '');
});

test.afterAll(async () => {
  await server?.stop();
});

/** A component with a state of its own, to check that it survives. */
const COUNTER = `
function Counter() {
  const [count, setCount] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>{'Sztuk: ' + count}</button>
      <input aria-label="Dedykacja" />
    </>
  );
}
`;

/** Where the dev server shows errors, over the page. */
const overlay = (page: Page) => page.locator('#webpack-dev-server-client-overlay');

const expectMistake = (page: Page, text: RegExp) =>
  expect(overlay(page).contentFrame().getByText(text).first()).toBeVisible();

test('a new module is worked on inside the full shop: what is saved is shown at once, and what was done stays', async ({
  page,
  watch,
}) => {
  watch.allow(/webpack-dev-server|ERROR|window is not defined|SyntaxError|Syntax Error|reading 'none'/);
  module.edit('src/pages/start.page.tsx', /^/, `import { useState } from 'react';\n${COUNTER}\n`);
  module.edit('src/pages/start.page.tsx', '</Stack>', '<Counter /></Stack>');
  await page.goto(`${server.origin}/prezenty/`);
  await expectPageReady(page);
  await expect(heading(page)).toHaveText('GiftCards');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const counter = page.getByRole('button', { name: /^Sztuk:/ });
  await counter.click();
  await counter.click();
  await expect(counter).toHaveText('Sztuk: 3');
  // Gone after a reload.
  await page.evaluate(() => Object.assign(window, { stillHere: true }));

  await test.step('a text', async () => {
    const saved = Date.now();
    module.edit('src/locales/pl.json', '"title": "GiftCards"', '"title": "Karty podarunkowe"');
    await expect(heading(page)).toHaveText('Karty podarunkowe');
    test.info().annotations.push({ type: 'text on screen after', description: `${Date.now() - saved} ms` });
  });

  await test.step('a component', async () => {
    const saved = Date.now();
    module.edit('src/pages/start.page.tsx', 'Sztuk: ', 'Sztuk: razem ');
    await expect(counter).toHaveText('Sztuk: razem 3');
    test.info().annotations.push({ type: 'component on screen after', description: `${Date.now() - saved} ms` });
  });

  await test.step('what only the server cannot render', async () => {
    module.edit('src/pages/start.page.tsx', "'Sztuk: razem '", "'Sztuk: na ' + window.name + 'razem '");
    await expectMistake(page, /window is not defined/);
    await expectMistake(page, /start\.page\.tsx/);
    await expect(counter).toHaveText('Sztuk: na razem 3');
    module.edit('src/pages/start.page.tsx', "'Sztuk: na ' + window.name + 'razem '", "'Sztuk: razem '");
    await expect(overlay(page)).toHaveCount(0);
    await expect(counter).toHaveText('Sztuk: razem 3');
  });

  await test.step('a syntax error in the page’s file', async () => {
    const dedication = page.getByRole('textbox', { name: 'Dedykacja' });
    await dedication.fill('Dla Ani');
    module.edit('src/pages/start.page.tsx', 'export function StartPage', 'export function = StartPage');
    await expectMistake(page, /start\.page\.tsx/);
    module.edit('src/pages/start.page.tsx', 'Sztuk: razem ', 'Sztuk: w sumie ');
    module.edit('src/pages/start.page.tsx', 'export function = StartPage', 'export function StartPage');
    await expect(counter).toHaveText('Sztuk: w sumie 3');
    await expect(overlay(page)).toHaveCount(0);
    await expect(dedication).toHaveValue('Dla Ani');
  });

  await test.step('what throws while it is rendered', async () => {
    const notice = main(page).getByRole('alert');
    module.edit('src/pages/start.page.tsx', "'Sztuk: w sumie ' + count", "'Sztuk: w sumie ' + count.of.none");
    await expect(notice).toBeVisible();
    await expect(heading(page)).toHaveCount(0);
    module.edit('src/pages/start.page.tsx', "'Sztuk: w sumie ' + count.of.none", "'Sztuk: w sumie ' + count");
    await expect(counter).toHaveText('Sztuk: w sumie 1');
    await expect(notice).toHaveCount(0);
    await expect(overlay(page)).toHaveCount(0);
  });

  await expect(heading(page)).toHaveText('Karty podarunkowe');
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('a mistake is shown over the page and goes away with it', async ({ page, watch }) => {
  watch.allow(/webpack-dev-server|ERROR|SyntaxError|Syntax Error/);
  await page.goto(`${server.origin}/prezenty/`);
  await expectPageReady(page);
  module.edit('src/pages/start.page.tsx', "name: 'start',", '');
  await expectMistake(page, /start\.page\.tsx: page "undefined", name/);
  module.edit('src/pages/start.page.tsx', 'definePage({', "definePage({ name: 'start',");
  await expect(overlay(page)).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
  // The dev server may load the page again at this moment; a browser that is closed in the middle of that can hang.
  await page.goto('about:blank');
});

test('the rest of the shop is the released one, and the way there and back is one page', async ({ page }) => {
  await page.goto(`${server.origin}/prezenty/`);
  await expectPageReady(page);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Aksamit' }).first().click();
  await expect(page.locator('#main > [data-module="content"]')).toBeVisible();
  await expectPageReady(page);
  await page.goBack();
  await expect(page.locator('#main > [data-module="gift-cards"]')).toBeVisible();
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

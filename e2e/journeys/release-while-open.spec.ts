import type { Browser, Page } from '@playwright/test';
import { apiOriginOf, type ExtraPageServer, shopSecret, startExtraPageServer } from '../fixtures/extra-page-server';
import { expect, test } from '../fixtures/journey-test';
import { copyModule, type ModuleCopy } from '../fixtures/module-copy';
import { OwnReleases, root } from '../fixtures/own-releases';
import { inlinePageOf, shownReleases } from '../fixtures/page-list';
import { expectPageReady } from '../fixtures/page-ready';
import { header, heading, markDocument, markedDocument } from '../fixtures/page-regions';
import { release } from '../fixtures/release-command';

// A store and a page server of its own: the deployed releases change here, and other tests must not see it.
test.describe.configure({ mode: 'default', timeout: 240_000 });

const OLD_TEXT = 'Blog';
const NEW_TEXT = 'Blog pod nowym tytułem';
const VERSION = '0.2.0';

let releases: OwnReleases;
let server: ExtraPageServer;
let copy: ModuleCopy;
let run: (...parameters: string[]) => Promise<string>;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(300_000);
  releases = await OwnReleases.make();
  server = await startExtraPageServer({ shopOrigin: baseURL ?? '', store: releases.folder });
  copy = copyModule(root, 'mfe-content');
  run = (...parameters) =>
    release(
      root,
      {
        RELEASE_STORE: releases.folder,
        RELEASE_SECRET: shopSecret(),
        PUBLIC_ORIGIN: server.origin,
        API_ORIGIN: apiOriginOf(baseURL ?? ''),
      },
      ...parameters,
    );
});

test.afterAll(async () => {
  await server?.stop();
  releases?.remove();
  copy?.remove();
});

/** What the server sends a visitor of this cohort, and what they see once the browser took over. */
async function seenBy(browser: Browser, bucket: number | null): Promise<{ server: string; browser: string }> {
  const context = await browser.newContext({ locale: 'pl-PL' });
  if (bucket !== null)
    await context.addCookies([{ name: 'release-bucket', value: String(bucket), url: server.origin }]);
  const page = await context.newPage();
  const html = await (await page.request.get(`${server.origin}/blog/`)).text();
  await page.goto(`${server.origin}/blog/`);
  await expectPageReady(page);
  const seen = { server: /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '', browser: (await heading(page).textContent()) ?? '' };
  await context.close();
  return seen;
}

const everywhere = (text: string) => ({ server: text, browser: text });

/** The page that was open all the while is unchanged, and still leads everywhere. */
async function expectUntouched(page: Page): Promise<void> {
  await header(page).getByRole('link', { name: 'Strefa kobiet' }).click();
  await expect(heading(page)).toHaveText('Strefa kobiet');
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText(OLD_TEXT);
  await expect(markedDocument(page), 'nothing was reloaded').toBeAttached();
}

test('a text is changed, built, published, shown to some, to all, and taken back, with the shop open', async ({
  page,
  browser,
}) => {
  await page.goto(`${server.origin}/blog/`);
  await expectPageReady(page);
  await markDocument(page);
  await expect(heading(page)).toHaveText(OLD_TEXT);

  copy.change('src/locales/pl.json', `"title": "${OLD_TEXT}"`, `"title": "${NEW_TEXT}"`);
  await run('publish', await copy.build(VERSION));
  expect(await seenBy(browser, 0), 'published is not live').toEqual(everywhere(OLD_TEXT));

  await run('canary', `content@${VERSION}`, '--share', '10');
  await expect.poll(() => seenBy(browser, 999), 'a visitor of the canary').toEqual(everywhere(NEW_TEXT));
  expect(await seenBy(browser, 1000), 'the first visitor beyond its share').toEqual(everywhere(OLD_TEXT));
  expect(await seenBy(browser, null), 'somebody unknown').toEqual(everywhere(OLD_TEXT));
  await expectUntouched(page);

  const waiting = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  await waiting.goto(`${server.origin}/blog/`);

  await run('promote', `content@${VERSION}`);
  await expect.poll(() => seenBy(browser, null), 'everybody').toEqual(everywhere(NEW_TEXT));
  expect(await seenBy(browser, 9999)).toEqual(everywhere(NEW_TEXT));
  // Served before and started after: its releases are those that it was made of.
  await expectPageReady(waiting);
  await expect(heading(waiting)).toHaveText(OLD_TEXT);
  await waiting.context().close();
  await expectUntouched(page);
  await page.reload();
  await expect(heading(page)).toHaveText(NEW_TEXT);
  await expectPageReady(page);
  await markDocument(page);

  await run('rollback', 'content');
  await expect.poll(() => seenBy(browser, null), 'everybody').toEqual(everywhere(OLD_TEXT));
  await expect(heading(page), 'an open page keeps its versions').toHaveText(NEW_TEXT);
  await page.reload();
  await expect(heading(page)).toHaveText(OLD_TEXT);

  const history = await run('history', 'content');
  for (const step of ['canary at 10 %', 'promoted', 'rolled back']) expect(history).toContain(step);
  const starts = server.log.filter((line) => line.includes('The page server listens.'));
  expect(starts, 'the page server was not restarted').toHaveLength(1);
});

/** A text that only this release's server bundle writes into its pages. */
const SERVER_TEXT = 'Mówi serwer nowej wersji';
const withServerText = (source: string): string =>
  source.replaceAll('"Jak działają zabiegi', `"${SERVER_TEXT}. Jak działają zabiegi`);

test('a canary is sticky while its share changes, and one visitor gets one set on server and in browser', async ({
  request,
}) => {
  const version = await releases.publishAltered('content', '0.3.0', { 'server.cjs': withServerText });
  const versionFor = async (bucket: number): Promise<string | undefined> => {
    const answer = await request.get(`${server.origin}/blog/`, { headers: { cookie: `release-bucket=${bucket}` } });
    const html = await answer.text();
    const release = shownReleases(inlinePageOf(html)).find(({ name }) => name === 'content');
    expect(html.includes(SERVER_TEXT), `bucket ${bucket}: text and version belong together`).toBe(
      release?.version === version,
    );
    return release?.channel === 'canary' ? release.version : undefined;
  };
  const members = async (): Promise<number[]> => {
    const found: number[] = [];
    for (const bucket of [0, 99, 100, 999, 1000, 2499, 2500, 9999])
      if ((await versionFor(bucket)) === version) found.push(bucket);
    return found;
  };
  for (const { share, expected } of [
    { share: '0', expected: [] },
    { share: '1', expected: [0, 99] },
    { share: '25', expected: [0, 99, 100, 999, 1000, 2499] },
    { share: '10', expected: [0, 99, 100, 999] },
    { share: '100', expected: [0, 99, 100, 999, 1000, 2499, 2500, 9999] },
  ]) {
    await run('canary', `content@${version}`, '--share', share);
    await expect.poll(members, `share ${share} %`).toEqual(expected);
  }
  await run('canary', 'content', '--withdraw');
  await expect.poll(members).toEqual([]);
});

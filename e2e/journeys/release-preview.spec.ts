import { releaseBucket } from '@aksamit/release/tokens';
import type { APIRequestContext } from '@playwright/test';
import { apiOriginOf, type ExtraPageServer, shopSecret, startExtraPageServer } from '../fixtures/extra-page-server';
import { expect, test } from '../fixtures/journey-test';
import { OwnReleases, root } from '../fixtures/own-releases';
import { inlinePageOf, shownReleases } from '../fixtures/page-list';
import { expectPageReady } from '../fixtures/page-ready';
import { footer, header, heading, main } from '../fixtures/page-regions';
import { runReleaseCommand } from '../fixtures/release-command';
import { watchVersions } from '../fixtures/shown-versions';

// One store and two page servers in front of it, apart from what other tests see.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const LEAST_VIEWS = 5;
const ALLOWED_ORIGIN = 'http://localhost:4399';

let releases: OwnReleases;
let first: ExtraPageServer;
let second: ExtraPageServer;
let version = '';
let run: (...parameters: string[]) => Promise<string>;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(300_000);
  releases = await OwnReleases.make();
  version = await releases.publishAltered('content', '0.8.0', {});
  const options = {
    shopOrigin: baseURL ?? '',
    store: releases.folder,
    environment: {
      PREVIEW_ORIGINS: ALLOWED_ORIGIN,
      CANARY_CHECK_MS: '500',
      CANARY_LEAST_VIEWS: String(LEAST_VIEWS),
    },
  };
  first = await startExtraPageServer(options);
  // The same shop to the world: its own address in a page must not distinguish the two.
  second = await startExtraPageServer({
    ...options,
    environment: { ...options.environment, PUBLIC_ORIGIN: first.origin },
  });
  const surroundings = {
    RELEASE_STORE: releases.folder,
    RELEASE_SECRET: shopSecret(),
    PUBLIC_ORIGIN: first.origin,
    API_ORIGIN: apiOriginOf(baseURL ?? ''),
  };
  run = async (...parameters) => (await runReleaseCommand(root, surroundings, ...parameters)).output;
});

test.afterAll(async () => {
  await first?.stop();
  await second?.stop();
  releases?.remove();
});

const linkTo = async (...parameters: string[]): Promise<string> =>
  (await run('preview', ...parameters)).split('\n')[0] ?? '';

const contentOf = (html: string) => shownReleases(inlinePageOf(html)).find(({ name }) => name === 'content');

async function blog(request: APIRequestContext, server: ExtraPageServer, bucket?: number) {
  const headers = bucket === undefined ? {} : { cookie: `release-bucket=${bucket}` };
  const answer = await request.get(`${server.origin}/blog/`, { headers });
  return { answer, html: await answer.text() };
}

test('a preview shows its versions to one browser, with a notice, and can be left', async ({ page, request }) => {
  const versions = watchVersions(page);
  const link = await linkTo(`content@${version}`);
  await page.goto(link);
  await page.goto(`${first.origin}/blog/`);
  await expectPageReady(page);
  await versions.expectAll({ content: version });
  const badge = page.getByRole('complementary', { name: 'Podgląd wersji' });
  await expect(badge).toContainText(`content ${version}`);
  const own = await page.request.get(`${first.origin}/blog/`);
  expect(own.headers()['cache-control']).toBe('no-store');
  expect(contentOf((await blog(request, first)).html)?.version, 'others').toBe(releases.built.content);

  await badge.getByRole('button', { name: 'Zakończ podgląd' }).click();
  await expect(badge).toHaveCount(0);
  await expect(page).toHaveURL(`${first.origin}/blog/`);
  expect(contentOf(await page.content())?.version).toBe(releases.built.content);
});

test('a link that was changed or made elsewhere shows nothing', async ({ request }) => {
  const link = await linkTo(`content@${version}`);
  const middle = link.indexOf('token=') + 20;
  const changed = link.slice(0, middle) + (link[middle] === 'A' ? 'B' : 'A') + link.slice(middle + 1);
  for (const address of [changed, `${first.origin}/release-preview/?token=made.up`]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(403);
    expect(answer.headers()['set-cookie']).toBeUndefined();
  }
});

for (const origin of [
  'http://localhost:4398',
  'http://localhost:43990',
  'https://localhost:4399',
  'http://localhost.evil.example:4399',
  'http://evil.example',
]) {
  test(`a developer's server at ${origin} is not allowed`, async ({ page }) => {
    await page.goto(await linkTo('--origin', `content=${origin}`));
    const answer = await page.goto(`${first.origin}/blog/`);
    await expectPageReady(page);
    expect(answer?.headers()['content-security-policy']).not.toContain(origin);
    const html = (await answer?.text()) ?? '';
    expect(contentOf(html)).toMatchObject({
      version: releases.built.content,
      baseUrl: expect.stringMatching(/^\/assets\//),
    });
    await expect(page.getByRole('complementary', { name: 'Podgląd wersji' })).toContainText('Niedozwolony serwer');
  });
}

test('a script with a changed byte is not run: its region falls back, the rest goes on', async ({ page, watch }) => {
  watch.allow(/integrity|content@|Failed to load|ChunkLoadError|is already registered/);
  let isChanged = true;
  await page.route('**/assets/content/**/page-blog*.js*', async (route) => {
    if (!isChanged) return route.continue();
    const source = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: `window.foreignScriptRan = true;${source}` });
  });
  await page.goto(`${first.origin}/konto/logowanie/`);
  await expectPageReady(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/blog/' });
    document.body.append(link);
    link.click();
    link.remove();
  });
  const notice = main(page).getByRole('alert');
  await expect(notice).toBeVisible();
  await expect(header(page)).toBeVisible();
  await expect(footer(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'foreignScriptRan'))).toBeUndefined();
  isChanged = false;
  await notice.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(heading(page)).toHaveText('Blog');
  expect(await page.evaluate(() => Reflect.get(window, 'foreignScriptRan'))).toBeUndefined();
});

test('two page servers on one store behave alike, before and after a change', async ({ request }) => {
  // When each of them made its page.
  const withoutTimes = (html: string): string =>
    html.replace(/"pageViewToken":"[^"]*"/, '').replace(/"(dataUpdatedAt|dehydratedAt)":\d+/g, '');
  const withoutAge = (header = ''): string => header.replace(/(s-maxage=)\d+/, '$1');
  const expectAlike = async (): Promise<void> => {
    for (const bucket of [undefined, 0, 999, 1000, 9999]) {
      const one = await blog(request, first, bucket);
      const other = await blog(request, second, bucket);
      expect(withoutTimes(other.html)).toBe(withoutTimes(one.html));
      for (const name of ['cache-control', 'vary', 'content-security-policy', 'surrogate-key'])
        expect(withoutAge(other.answer.headers()[name]), name).toBe(withoutAge(one.answer.headers()[name]));
    }
  };
  const versionAt = async (server: ExtraPageServer, bucket: number) =>
    contentOf((await blog(request, server, bucket)).html)?.version;
  await expectAlike();
  await run('canary', `content@${version}`, '--share', '10');
  for (const server of [first, second]) await expect.poll(() => versionAt(server, 0)).toBe(version);
  await expectAlike();
  await run('canary', 'content', '--withdraw');
  for (const server of [first, second]) await expect.poll(() => versionAt(server, 0)).toBe(releases.built.content);
  await expectAlike();
});

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A visitor that the shop knows, on the given side of a canary at 50 %. */
async function newVisitor(request: APIRequestContext, isInCanary: boolean): Promise<{ id: string; bucket: number }> {
  for (;;) {
    const id = `pl_${Math.random().toString(36).slice(2, 8)}${Math.random().toString(36).slice(2, 8)}`.padEnd(15, '0');
    const bucket = releaseBucket(id);
    if (bucket < 5000 !== isInCanary) continue;
    const answer = await request.post(`${first.origin}/api/visitors`, {
      headers: { 'market-slug': 'pl', 'user-agent': BROWSER, origin: first.origin },
      data: { uniqueId: id },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return { id, bucket };
  }
}

test('a canary that breaks for its visitors is taken back by itself, with a record of why', async ({ request }) => {
  test.skip(process.env.E2E_DATA_DIR === undefined, 'the shop’s key is not known: set E2E_DATA_DIR to its data folder');
  await run('canary', `content@${version}`, '--share', '50');
  await expect.poll(async () => contentOf((await blog(request, first, 0)).html)?.version).toBe(version);
  for (const isInCanary of [true, false]) {
    for (let visitors = 0; visitors < LEAST_VIEWS; visitors += 1) {
      const { id, bucket } = await newVisitor(request, isInCanary);
      const { html } = await blog(request, first, bucket);
      const shown = contentOf(html)?.version ?? '';
      expect(shown === version).toBe(isInCanary);
      const reported = { module: 'content', version: shown };
      const problem = { kind: 'problem', ...reported, phase: 'render', message: 'Error: broken on purpose' };
      const answer = await request.post(`${first.origin}/api/release-reports`, {
        headers: { 'user-agent': BROWSER, origin: first.origin },
        data: {
          pageViewToken: inlinePageOf(html).pageViewToken,
          visitorUniqueId: id,
          reports: [{ kind: 'view', ...reported }, ...(isInCanary ? [problem] : [])],
        },
      });
      expect(answer.status()).toBe(204);
    }
  }
  await expect.poll(async () => (await releases.store.readChannel('canary')).modules.content).toBeUndefined();
  const last = (await releases.store.readChannel('canary')).history.at(-1);
  expect(last).toMatchObject({ action: 'withdraw', module: 'content', version, by: 'guard' });
  expect(last?.reason).toContain('visitors had a problem');
  await expect.poll(async () => contentOf((await blog(request, second, 0)).html)?.version).toBe(releases.built.content);
  expect(await run('history', 'content')).toContain('visitors had a problem');
});
